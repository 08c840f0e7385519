/** The areas of the stored files. All but `resume` are public. */
export const AREAS = ['resume', 'company_logo', 'avatar', 'media'] as const

export type Area = (typeof AREAS)[number]
