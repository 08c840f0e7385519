import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { keysOf } from '@/lib/shared/objects'

/** The offers that a review worked out by hand. */
export const WORKED_OUT = [
  'to=AE&basic=1500&other=300&hours=10&days=6&months=24',
  'to=AE&basic=2000&months=84',
  'to=SA&basic=1500&food=300&hours=12&days=6&months=36',
  'to=SA&basic=3000&other=750&months=60',
  'to=QA&basic=1000&other=300&hours=10&days=6&months=24',
  'to=QA&basic=900&months=23',
  'to=OM&basic=120&hours=10&days=6&months=24',
  'to=BH&basic=150&hours=8&days=7&months=60',
  'to=KW&basic=120&hours=10&days=6&months=72',
  'to=SG&basic=1200&hours=10&days=6&months=24',
  'to=SG&basic=3000&hours=10&days=6&months=24',
  'to=MY&basic=1700&hours=10&days=6&months=24',
  'to=AE&basic=1500&months=18',
  'to=AE&basic=1200&hours=8&days=7&months=24',
] as const

/** A short, a usual, a hard and a long offer, and one without numbers, for each destination. */
const USUAL = [
  'basic=1400&food=given&room=given&hours=8&days=6&months=24',
  'basic=1400&food=300&room=500&other=100&hours=12&days=6&months=36',
  'basic=1400&hours=12&days=7&months=11',
  'basic=1400&hours=9.5&days=5&months=125',
  'hours=8&days=6',
  'basic=1400&food=given&room=given&months=30&b_basic=1600&b_hours=10&b_days=6&b_months=24',
] as const

export const OFFERS: readonly string[] = [
  ...WORKED_OUT,
  ...keysOf(DESTINATIONS).flatMap((to) => USUAL.map((offer) => `to=${to}&${offer}`)),
]
