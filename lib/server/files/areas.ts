/** The areas of the stored files. All but `resume`, `paper_copy` and `import` are public. */
export const AREAS = ['resume', 'paper_copy', 'company_logo', 'avatar', 'media', 'import'] as const

export type Area = (typeof AREAS)[number]
