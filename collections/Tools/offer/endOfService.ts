import { quote, quoteOrAsk } from '@/collections/Tools/documents/evidence'
import type { Line } from '@/collections/Tools/documents/shared/line'
import { amountIn, askAuthority, askEmployer, type Context, factAt, money, row } from './context'
import {
  compare,
  decimalsOf,
  type Exact,
  exact,
  number,
  plain,
  plus,
  sumOf,
  times,
  ZERO,
} from './money'
import { END, RESIGNING } from './rules'
import type { Row } from './shared/statement'

/** The rows at the end of the months, and what they add to the total; null if nobody can tell. */
export type End = { rows: readonly Row[]; value: Exact | null }

/** What the law pays when the job ends. */
export const endOf = (context: Context): End => {
  const { facts, code, destination, offer } = context
  const rule = END[destination]
  const label = 'End-of-service pay'
  if (rule.kind === 'none') {
    const lines = [quoteOrAsk(facts, `${code}.gratuity.first`)]
    return {
      rows: [row('end', label, { verdict: lines[0]?.ask ? 'ask' : 'none', lines })],
      value: ZERO,
    }
  }
  if (rule.kind === 'fund') return fundOf(context)

  const keys = rule.later ? ['gratuity.first', 'gratuity.later'] : ['gratuity.first']
  const lines: Line[] = keys.map((key) => quoteOrAsk(facts, `${code}.${key}`))
  if (rule.minimumService) lines.push(quoteOrAsk(facts, rule.minimumService))
  const notes = rule.notes.flatMap((key) => quote(facts, key) ?? [])
  const end = (value: Exact | null, working: string): End => ({
    rows: [
      row('end', label, {
        sum: value && sumOf(value, context.currency, working),
        verdict: value ? null : 'ask',
        lines: [...lines, ...notes],
      }),
      ...resigning(context, value),
    ],
    value,
  })
  if (offer.months === null) lines.push(askEmployer('The months are open, so there is no sum.'))
  if (offer.basic === null) lines.push(askEmployer('Basic pay is open, so there is no sum.'))
  if (offer.months === null || offer.basic === null) return end(null, '')

  const years = Math.floor(offer.months / 12)
  if (years === 0) {
    lines.push(askAuthority(context, 'Less than a year: we counted nothing.'))
    return end(ZERO, '0 whole years')
  }
  if (offer.months % 12 > 0) {
    const words = `We counted ${years === 1 ? '1 whole year' : `${years} whole years`} only.`
    lines.push(askAuthority(context, `${words} Do the other months count?`))
  }
  lines.push(wageLine(context))
  const pay = payForYears(context, years, lines)
  if (!pay) return end(null, '')
  const cap = capOf(context)
  if (cap && compare(pay.value, cap.value) > 0) {
    lines.push(...cap.lines)
    return end(cap.value, `${pay.working}, but at most ${cap.working}`)
  }
  return end(pay.value, pay.working)
}

type Worked = { value: Exact; working: string }

/** The sum of whole years; null if a fact that it needs has no number. */
const payForYears = (context: Context, years: number, lines: Line[]): Worked | null => {
  const first = partOf(context, 'gratuity.first', years)
  const border = factAt(context, 'gratuity.first.years')
  const firstYears = amountIn(border, 'years')
  if (!END[context.destination].later) return first
  if (firstYears === null) {
    lines.push(quoteOrAsk(context.facts, `${context.code}.gratuity.first.years`))
    return null
  }
  if (years <= firstYears) return first
  const before = partOf(context, 'gratuity.first', firstYears)
  const after = partOf(context, 'gratuity.later', years - firstYears)
  if (!before || !after) return null
  return {
    value: plus(before.value, after.value),
    working: `${before.working} + ${after.working}`,
  }
}

/** The pay of some years at one rate: days and weeks by the day divisor, months as they are. */
const partOf = (context: Context, name: string, years: number): Worked | null => {
  const fact = factAt(context, name)
  const basic = money(context.offer.basic ?? 0)
  const amount = amountIn(fact, 'days', 'weeks', 'months')
  if (!fact || amount === null) return null
  const words = shown(context, basic)
  if (fact.unit === 'months') {
    const months = times(exact(amount), exact(years))
    return { value: times(basic, months), working: `${words} × ${inMonths(months)}` }
  }
  const days = exact((fact.unit === 'weeks' ? amount * 7 : amount) * years)
  return {
    value: times(times(basic, days), exact(1, context.divisor)),
    working: `${words} ÷ ${context.divisor} × ${number(days)} days`,
  }
}

const inMonths = (months: Exact): string => {
  const words = number(months)
  return words === '1' ? '1 month' : `${words} months`
}

const shown = ({ currency }: Context, value: Exact): string => plain(value, decimalsOf(currency))

const capOf = (context: Context): (Worked & { lines: Line[] }) | null => {
  const key = END[context.destination].cap
  const fact = key ? context.facts.get(key) : undefined
  const amount = amountIn(fact, 'years', 'months')
  if (!fact || amount === null) return null
  const months = exact(fact.unit === 'years' ? amount * 12 : amount)
  const basic = money(context.offer.basic ?? 0)
  return {
    value: times(basic, months),
    working: `${shown(context, basic)} × ${inMonths(months)}`,
    lines: [quoteOrAsk(context.facts, fact.key)],
  }
}

const wageLine = (context: Context): Line => {
  const { wage, mayBeMore } = END[context.destination]
  const open = 'No checked fact says which pay counts. We took basic pay.'
  const line = wage ? quote(context.facts, wage) : null
  if (!line) return askAuthority(context, open)
  return mayBeMore
    ? { ...line, text: `${line.text} We took basic pay. Ask which allowances count.` }
    : line
}

/** What is left after resigning, where the facts say it; a question where they do not. */
const resigning = (context: Context, value: Exact | null): Row[] => {
  const { months } = context.offer
  const label = 'If you resign'
  const steps = RESIGNING[context.destination]
  if (!steps) {
    const lines = [askAuthority(context, 'We do not know if you get less when you resign.')]
    return [row('resign', label, { verdict: 'ask', lines })]
  }
  if (months === null) {
    const lines = steps.map(({ fact }) => quoteOrAsk(context.facts, fact))
    return [row('resign', label, { verdict: 'ask', lines })]
  }
  const key = steps.find(({ to }) => months <= to)?.fact ?? ''
  const share = amountIn(context.facts.get(key), 'thirds')
  const lines = [quoteOrAsk(context.facts, key)]
  if (share === null || !value) return [row('resign', label, { verdict: 'ask', lines })]
  const left = times(value, exact(share, 3))
  const working = `${shown(context, value)} × ${share} ÷ 3`
  return [row('resign', label, { sum: sumOf(left, context.currency, working), lines })]
}

/** A fund: the employer's part is added to the total, the own part is taken from the wage. */
const fundOf = (context: Context): End => {
  const { basic, months } = context.offer
  const label = 'Provident fund, the employer’s part'
  const notes = END[context.destination].notes.flatMap((key) => quote(context.facts, key) ?? [])
  const parts = (['epf.employer', 'epf.worker'] as const).map((name) => {
    const rate = amountIn(factAt(context, name), 'percent')
    const lines = [quoteOrAsk(context.facts, `${context.code}.${name}`)]
    if (rate === null || basic === null || months === null)
      return { lines, value: null, working: '' }
    const value = times(times(money(basic), exact(rate, 100)), exact(months))
    return {
      lines,
      value,
      working: `${shown(context, money(basic))} × ${rate} % × ${months} months`,
    }
  })
  const [employer, own] = parts
  if (!employer || !own) return { rows: [], value: null }
  if (basic === null) employer.lines.push(askEmployer('Basic pay is open, so there is no sum.'))
  if (months === null) employer.lines.push(askEmployer('The months are open, so there is no sum.'))
  employer.lines.push(...notes)
  const rowOf = (key: string, words: string, part: typeof employer) =>
    row(key, words, {
      sum: part.value && sumOf(part.value, context.currency, part.working),
      verdict: part.value ? null : 'ask',
      lines: part.lines,
    })
  return {
    rows: [rowOf('end', label, employer), rowOf('own-part', 'Taken from your wage for it', own)],
    value: employer.value,
  }
}
