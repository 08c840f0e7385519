import { OUR_OFFICE } from '@/collections/Tools/shared/facts'
import { askLine, type Line } from '@/collections/Tools/shared/line'
import { compare, type Exact, minus, number, sumOf } from './money'
import type { OfferQuestion } from './shared/question'
import type { Better, Comparison } from './shared/statement'
import type { Worked } from './statement'

/** Two offers beside each other, in figures and in plain words. */
export const comparisonOf = (
  { a, b }: OfferQuestion,
  workedA: Worked,
  workedB: Worked,
  currency: string | null,
): Comparison => {
  const isSameLength = a.months === b?.months
  const hour = better(workedA.hour, workedB.hour)
  const month = better(workedA.month, workedB.month)
  const total = isSameLength ? better(workedA.total, workedB.total) : null
  const lines: Line[] = []
  const facts = [...factsOf(workedA), ...factsOf(workedB)]
  const say = (text: string) => lines.push(resting(text, facts))
  const name = (one: 'a' | 'b') => `Offer ${one.toUpperCase()}`

  if (hour === 'same') say('Both offers pay the same for each hour.')
  else if (hour) say(`${name(hour)} pays more for each hour.`)
  else say('We cannot compare the hours: basic pay, hours or days are open.')
  if (month === 'same') say('Both offers bring the same each month.')
  else if (month)
    say(`${name(month)} brings ${gap(workedA.month, workedB.month, currency)} more each month.`)
  if (total && total !== 'same') {
    const more = gap(workedA.total, workedB.total, currency)
    say(`Over ${a.months} months offer ${total.toUpperCase()} brings ${more} more.`)
  }
  if (b && !isSameLength && a.months && b.months) {
    say('The offers have different lengths. Compare them by month.')
  }
  lines.push(...hoursLines(workedA.weekHours, workedB.weekHours))
  lines.push(...roomLines({ a, b }))
  return { hour, month, total, lines }
}

const better = (a: Exact | null, b: Exact | null): Better => {
  if (!a || !b) return null
  const difference = compare(a, b)
  if (difference === 0) return 'same'
  return difference > 0 ? 'a' : 'b'
}

/** A sentence on the sums rests on the facts of the sums; without any, the office explains it. */
const resting = (text: string, facts: readonly string[]): Line =>
  facts.length > 0 ? { text, facts: [...new Set(facts)], ask: null } : askLine(text, OUR_OFFICE)

const factsOf = ({ statement: { month, total } }: Worked): string[] =>
  [month, total].flatMap((one) => one?.lines ?? []).flatMap(({ facts }) => facts)

const gap = (a: Exact | null, b: Exact | null, currency: string | null): string => {
  if (!a || !b) return ''
  return sumOf(compare(a, b) > 0 ? minus(a, b) : minus(b, a), currency).text
}

const hoursLines = (a: Exact | null, b: Exact | null): Line[] => {
  if (!a || !b || compare(a, b) === 0) return []
  const more = compare(a, b) > 0 ? 'A' : 'B'
  const hours = number(more === 'A' ? minus(a, b) : minus(b, a))
  return [askLine(`In offer ${more} you work ${hours} hours more each week.`, 'Your employer')]
}

/** Money for a room is not a gain: nobody told us what a room costs there. */
const roomLines = ({ a, b }: Pick<OfferQuestion, 'a' | 'b'>): Line[] =>
  (
    [
      ['A', a],
      ['B', b],
    ] as const
  ).flatMap(([name, offer]) =>
    typeof offer?.room === 'number' && offer.room > 0
      ? [
          askLine(
            `Offer ${name} pays money for the room. Ask what a room costs there.`,
            'Your employer',
          ),
        ]
      : [],
  )
