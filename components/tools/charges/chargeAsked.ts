import { askedWords, type ChargeQuestion } from '@/collections/Tools/charges/shared/question'
import type { SaidQuestion } from '@/components/tools/shared/askedText'
import type { PageWords } from '@/messages/sayIn'

/** 'From India to Qatar. The agent asks ₹85,000 for the agent’s service.' */
export const chargeAsked = (question: ChargeQuestion, { text }: PageWords): SaidQuestion => {
  const { from, to, by, sum, for: thing } = askedWords(question)
  const said = (english: string | null) => (english === null ? '' : text(english).children)
  const way = wayOf(from, to)
  return {
    sentences: [...way, sum ? 'askedSum' : 'askedMoney'],
    slots: {
      ...{ home: said(from), place: said(to), asker: said(by), thing: said(thing) },
      sum: sum ?? '',
    },
    fields: { from: 'from', to: 'to', by: 'by', how: 'sum', for: 'for' },
  }
}

const wayOf = (from: string | null, to: string | null): SaidQuestion['sentences'] => {
  if (from && to) return ['askedFromTo']
  if (from) return ['askedFrom']
  return to ? ['askedTo'] : []
}
