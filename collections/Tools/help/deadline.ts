import { type Facts, factIn, quotes } from '@/collections/Tools/shared/facts'
import { words } from '@/collections/Tools/shared/line'
import { officeDay } from '@/lib/shared/format'
import type { Contact, Deadline } from './shared/answer'
import { dayText, type HelpQuestion, isAbroad, type Problem, placeInText } from './shared/question'

/** Problems that end in a claim for money. */
const CLAIMS: ReadonlySet<Problem> = new Set(['unpaid', 'contract', 'home'])

/**
 * The last day for the claim of a question; null when its problem is no claim. The rule is the fact
 * COUNTRY.complaints.deadline, so that a fact that staff add is counted too.
 */
export const deadlineOf = (
  { in: place, what, ended }: HelpQuestion,
  office: Contact | null,
  facts: Facts,
  now: Date,
): Deadline | null => {
  if (!place || !isAbroad(place) || !what || !CLAIMS.has(what)) return null
  const fact = factIn(facts, `${place.toLowerCase()}.complaints.deadline`)
  if (!fact) {
    const whom =
      office?.reach.kind === 'tel' ? `call ${office.reach.text}` : 'go to the labour office'
    return {
      state: 'unknown',
      lines: [
        words(`We do not know the last day to complain in ${placeInText(place)}.`),
        words(`Do not wait: ${whom} and ask “What is my last day?”`),
      ],
    }
  }
  const rule = quotes(facts, [fact.key])
  const to = ended && laterDay(ended, fact.amount, fact.unit)
  if (!ended || !to) {
    return { state: 'rule', lines: [...rule, words('Count it from the day your work ended.')] }
  }
  const today = officeDay(now)
  const isOver = to < today
  const last = `${isOver ? 'The last day was' : 'Your last day is'} ${dayText(to)}.`
  return {
    state: 'date',
    ...{ from: ended, to, isOver },
    share: Math.min(1, Math.max(0, (at(today) - at(ended)) / (at(to) - at(ended)))),
    lines: [
      words(last, [fact.key]),
      ...rule,
      words(isOver ? 'Ask if they still take your claim.' : 'Do not wait for the last day.'),
    ],
  }
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/**
 * The same day some days, weeks, months or years later; the last day of a shorter month. Null when
 * the fact has no such time.
 */
const laterDay = (day: string, amount: number | null, unit: string | null): string | null => {
  if (amount === null || amount <= 0 || !Number.isInteger(amount)) return null
  const date = new Date(`${day}T00:00:00Z`)
  const dayOfMonth = date.getUTCDate()
  if (unit === 'days') date.setUTCDate(dayOfMonth + amount)
  else if (unit === 'weeks') date.setUTCDate(dayOfMonth + 7 * amount)
  else if (unit === 'months') date.setUTCMonth(date.getUTCMonth() + amount)
  else if (unit === 'years') date.setUTCFullYear(date.getUTCFullYear() + amount)
  else return null
  // 29 February, two years later, is 28 February and not 1 March.
  const hasOverflown = unit !== 'days' && unit !== 'weeks' && date.getUTCDate() !== dayOfMonth
  if (hasOverflown) date.setUTCDate(0)
  const isReadable = date.getTime() < Date.UTC(2200, 0)
  return isReadable ? date.toISOString().slice(0, 10) : null
}
