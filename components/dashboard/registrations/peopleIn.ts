import { wholeNumber } from '@/lib/shared/format'

/** A number of people in words. */
export const peopleIn = (count: number): string =>
  count === 1 ? '1 person' : `${wholeNumber(count)} people`
