import { destinationInText } from '@/collections/Countries/shared/destinations'
import type { Divisor, OfferQuestion } from '@/collections/Tools/offer/shared/question'

/** A piece of the question as a sentence; `field` is the question that it answers, or null. */
export type OfferPart = {
  text: string
  field: 'offers' | 'destination' | 'months' | 'divisor' | null
}

/** 'Two offers in Qatar, 24 months. A month is 30 days.' in pieces. */
export const offerParts = ({ destination, a, b }: OfferQuestion, divisor: Divisor): OfferPart[] => {
  const plain = (text: string): OfferPart => ({ text, field: null })
  const hasOneLength = a.months !== null && (!b || b.months === a.months)
  return [
    { text: b ? 'Two offers' : 'One offer', field: 'offers' },
    ...(destination
      ? [plain(' in '), { text: destinationInText(destination), field: 'destination' as const }]
      : []),
    ...(hasOneLength
      ? [plain(', '), { text: `${a.months} months`, field: 'months' as const }]
      : []),
    plain('. A month is '),
    { text: `${divisor} days`, field: 'divisor' },
    plain('.'),
  ]
}

/** The question in sentences: the text to share, and the heading of a printed answer. */
export const offerText = (question: OfferQuestion, divisor: Divisor): string =>
  offerParts(question, divisor)
    .map(({ text }) => text)
    .join('')
