const NONE = /^(no|none|nil|fresher|fresh|new)$/i
const PLAIN = /^(\d{1,2}(?:[.,]\d{1,4})?)\s*\+?\s*(?:y|yr|yrs|year|years)?\.?$/i
const WITH_MONTHS =
  /^(\d{1,2})\s*(?:y|yr|yrs|year|years)\.?\s*(?:and\s*)?(\d{1,2})\s*(?:m|mth|mths|month|months)\.?$/i
const MONTHS = /^(\d{1,3})\s*(?:m|mth|mths|month|months)\.?$/i
const YEARS_MAX = 60

/** Years of experience; null when the text says none that can be. */
export const readYears = (text: string): number | null => {
  const years = yearsOf(text.trim())
  return years !== null && years <= YEARS_MAX ? Number(years.toFixed(2)) : null
}

const yearsOf = (text: string): number | null => {
  if (NONE.test(text)) return 0
  const plain = PLAIN.exec(text)?.[1]
  if (plain) return Number(plain.replace(',', '.'))
  const both = WITH_MONTHS.exec(text)
  if (both) return Number(both[1]) + Number(both[2]) / 12
  const months = MONTHS.exec(text)?.[1]
  return months ? Number(months) / 12 : null
}
