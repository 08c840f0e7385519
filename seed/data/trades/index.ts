import { BUILDING_TRADES } from './building'
import type { SeedTrade } from './seedTrade'
import { SERVICE_TRADES } from './service'

/** The trades that a site begins with. No native speaker has read the words yet. */
export const SEED_TRADES: readonly SeedTrade[] = [...BUILDING_TRADES, ...SERVICE_TRADES]
