import { isDestination } from '@/collections/Countries/shared/destinations'
import type { ReceiptView } from '@/collections/Ledger/shared/receipt'
import { placeIn } from '@/components/agency/placeIn'
import type { Language } from '@/lib/shared/languages'

/** '6G Pipe Welder, Qatar'. */
export const jobIn = ({ job: { title, destination } }: ReceiptView, language: Language): string =>
  isDestination(destination) ? `${title}, ${placeIn(destination, language)}` : title
