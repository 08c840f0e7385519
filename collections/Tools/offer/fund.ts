import { quote, quoteOrAsk } from '@/collections/Tools/shared/facts'
import {
  amountIn,
  askEmployer,
  type Context,
  factAt,
  money,
  onMinimum,
  row,
  shown,
} from './context'
import type { End } from './endOfService'
import { exact, sumOf, times } from './money'

/** A fund: the employer's part is added to the total, the own part is taken from the wage. */
export const fundOf = (context: Context): End => {
  const { basic, months } = context.offer
  const label = 'Provident fund, the employer’s part'
  const notes = context.law.end.notes.flatMap((key) => quote(context.facts, key) ?? [])
  const parts = (['epf.employer', 'epf.worker'] as const).map((name) => {
    const rate = amountIn(factAt(context, name), 'percent')
    const lines = [quoteOrAsk(context.facts, `${context.code}.${name}`)]
    if (rate === null || basic === null || months === null)
      return { lines, value: null, working: [] }
    const value = times(times(money(basic), exact(rate, 100)), exact(months))
    return {
      lines,
      value,
      working: [`${shown(context, money(basic))} × ${rate} % × ${months} months`],
    }
  })
  const [employer, own] = parts
  employer?.lines.push(...onMinimum(context))
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
