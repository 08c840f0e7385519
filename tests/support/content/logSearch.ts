import type { SiteDatabase } from '../site/siteDatabase'

/** Where sites store names, numbers and addresses of people. */
const PERSONAL: [table: string, columns: string[]][] = [
  ['applications', ['name', 'email', 'mobile']],
  ['registrations', ['full_name', 'email', 'whatsup_no']],
  ['enquiries', ['name', 'email', 'phone']],
  ['job_alerts', ['email']],
  ['users', ['name', 'email']],
  ['mails', ['"to"']],
]

/** Every name, number and e-mail address that is stored. */
export const storedPersonalData = async ({ rows }: SiteDatabase): Promise<string[]> => {
  const found: string[] = []
  for (const [table, columns] of PERSONAL) {
    const stored = await rows(`select ${columns.join(', ')} from ${table}`)
    for (const row of stored) found.push(...Object.values(row).map((value) => String(value ?? '')))
  }
  return found
}

/** Shorter texts are parts of words and figures that a log has anyway. */
const MIN_CHARS = 6
const MIN_DIGITS = 8

/** Also a number without its signs and spaces. */
const formsOf = (text: string): string[] => {
  const digits = text.replace(/\D/g, '')
  const isNumber = /^[\d\s+().-]+$/.test(text)
  const texts = isNumber || text.length < MIN_CHARS ? [] : [text]
  return digits.length >= MIN_DIGITS ? [...texts, digits] : texts
}

/** A line without its time and the id of its request, whose digits are by chance. */
const wordsOf = (line: string): string => {
  const { time: _time, request_id: _id, ...fields } = JSON.parse(line) as Record<string, unknown>
  return JSON.stringify(fields)
}

/**
 * The lines of a log that are not JSON, or contain one of these texts. Each with what is wrong
 * first.
 */
export const wrongLines = (log: string, personal: string[]): string[] => {
  const searched = [...new Set(personal.flatMap(formsOf))]
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      if (!line.startsWith('{')) return [`not JSON: ${line}`]
      const words = wordsOf(line)
      return searched.filter((text) => words.includes(text)).map((text) => `${text}: ${line}`)
    })
}
