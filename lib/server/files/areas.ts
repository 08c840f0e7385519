/** The areas of the stored files. All but `resume` and `import` are public. */
export const AREAS = ['resume', 'company_logo', 'avatar', 'media', 'import'] as const

export type Area = (typeof AREAS)[number]
