import { quote, quoteOrAsk } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { amountIn, askAuthority, type Context, row, shown } from './context'
import { type Exact, exact, sumOf, times } from './money'
import type { Row } from './shared/statement'

const NO_RESIGNATION = 'The end of a fixed contract is no resignation: then you get all of it.'

/** Who only does not renew is not frightened by the share of those who resign. */
const contractEnd = (context: Context): Line => {
  const law = quote(context.facts, `${context.code}.gratuity.contract-end`)
  return law
    ? { ...law, text: `${NO_RESIGNATION} ${law.text}` }
    : askAuthority(context, NO_RESIGNATION)
}

/** What is left of the pay at the end after resigning, where the facts say it; else a question. */
export const resigning = (context: Context, value: Exact | null): Row[] => {
  const { months } = context.offer
  const label = 'If you resign'
  const steps = context.law.end.resigning
  if (!steps) {
    const lines = [askAuthority(context, 'We do not know if you get less when you resign.')]
    return [row('resign', label, { verdict: 'ask', lines })]
  }
  if (months === null) {
    const lines = steps.map(({ fact }) => quoteOrAsk(context.facts, fact))
    return [row('resign', label, { verdict: 'ask', lines })]
  }
  const key = steps.find(({ to }) => months <= to)?.fact ?? ''
  const fact = context.facts.get(key)
  const share = amountIn(fact, 'thirds', 'percent')
  const isPercent = fact?.unit === 'percent'
  const lines = [quoteOrAsk(context.facts, key)]
  if (share !== (isPercent ? 100 : 3)) lines.push(contractEnd(context))
  if (share === null || !value) return [row('resign', label, { verdict: 'ask', lines })]
  const left = times(value, exact(share, isPercent ? 100 : 3))
  const working = `${shown(context, value)} × ${share} ${isPercent ? '%' : '÷ 3'}`
  return [row('resign', label, { sum: sumOf(left, context.currency, [working]), lines })]
}
