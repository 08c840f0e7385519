import { COMPANY_NAME_SHOWN_CHARS } from '@/lib/shared/limits'

/**
 * A company name of at most 100 characters, or its first 100 and an ellipsis (docs/product.md §9.1).
 * Counts graphemes, so that no letter is cut in two.
 */
export const cutCompanyName = (name: string): string => {
  const graphemes = [...new Intl.Segmenter('en').segment(name)]
  if (graphemes.length <= COMPANY_NAME_SHOWN_CHARS) return name
  return `${graphemes
    .slice(0, COMPANY_NAME_SHOWN_CHARS)
    .map((part) => part.segment)
    .join('')}…`
}

/** '/ Month' after the salary; nothing when the text already says month (docs/product.md §10.1). */
export const salarySuffix = (salary: string): string => (/month/i.test(salary) ? '' : '/ Month')

/** 'AED 2,000 / Month'. In the given words. */
export const salaryText = (salary: string, perMonth = '/ Month'): string =>
  `${salary} ${salarySuffix(salary) && perMonth}`.trim()

/** The skills of a comma-separated text, without empty and repeated ones (docs/product.md §2). */
export const splitSkills = (text: string): string[] => {
  const seen = new Map<string, string>()
  for (const part of text.split(',')) {
    const skill = part.trim().replace(/\s+/g, ' ')
    if (skill && !seen.has(skill.toLowerCase())) seen.set(skill.toLowerCase(), skill)
  }
  return [...seen.values()]
}
