import { PAGE_SIZE } from '@/lib/shared/limits'

const GROUPED = new Intl.NumberFormat('en-GB')

/** '2,418'. */
export const wholeNumber = (value: number): string => GROUPED.format(value)

/** The running number of a page's first row among all. */
export const firstOnPage = (page: number): number => (page - 1) * PAGE_SIZE + 1
