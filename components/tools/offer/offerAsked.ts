import { destinationInText } from '@/collections/Countries/shared/destinations'
import type { Divisor, OfferQuestion } from '@/collections/Tools/offer/shared/question'
import type { SaidQuestion } from '@/components/tools/shared/askedText'
import type { PageWords } from '@/messages/sayIn'

const OFFERS = {
  one: ['oneOffer', 'oneOfferIn', 'oneOfferFor', 'oneOfferInFor'],
  two: ['twoOffers', 'twoOffersIn', 'twoOffersFor', 'twoOffersInFor'],
} as const

/** 'Two offers in Qatar, 24 months. A month is 30 days.' */
export const offerAsked = (
  { destination, a, b }: OfferQuestion,
  divisor: Divisor,
  { text }: PageWords,
): SaidQuestion => {
  const [plain, within, lasting, both] = OFFERS[b ? 'two' : 'one']
  const hasOneLength = a.months !== null && (!b || b.months === a.months)
  const offers = destination ? (hasOneLength ? both : within) : hasOneLength ? lasting : plain
  return {
    sentences: [offers, 'monthIs'],
    slots: {
      place: destination ? text(destinationInText(destination)).children : '',
      count: String(a.months),
      days: String(divisor),
    },
    fields: { offers: 'offers', to: 'to', months: 'months', divisor: 'divisor' },
  }
}
