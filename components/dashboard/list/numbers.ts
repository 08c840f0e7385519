const GROUPED = new Intl.NumberFormat('en-GB')

/** '2,418'. */
export const wholeNumber = (value: number): string => GROUPED.format(value)
