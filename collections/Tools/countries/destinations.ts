import type { Destination } from '@/collections/Countries/shared/destinations'
import { keysOf } from '@/lib/shared/objects'
import { AE } from './AE'
import { BH } from './BH'
import type { DestinationRules } from './country'
import { KW } from './KW'
import { MY } from './MY'
import { OM } from './OM'
import { QA } from './QA'
import { SA } from './SA'
import { SG } from './SG'

/** What the tools know about each destination. */
export const DESTINATION_RULES: Readonly<Record<Destination, DestinationRules>> = {
  ...{ AE, SA, OM, QA, BH, KW, SG, MY },
}

/** The destinations for which something holds, in the agency's order. */
export const destinationsWith = (holds: (rules: DestinationRules) => unknown): Destination[] =>
  keysOf(DESTINATION_RULES).filter((destination) => holds(DESTINATION_RULES[destination]))

export const GULF = destinationsWith(({ isGulf }) => isGulf)
export const EMIGRATION_CHECK = destinationsWith((rules) => rules.needsClearanceOfIndia)
export const APOSTILLE = destinationsWith(({ certificates }) => certificates === 'apostille')
export const EMBASSY_ROUTE = destinationsWith(({ certificates }) => certificates === 'embassy')
