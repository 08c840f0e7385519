import type { Home } from '@/collections/Tools/documents/shared/question'
import { BD } from './BD'
import type { HomeRules } from './country'
import { IN } from './IN'
import { LK } from './LK'
import { NP } from './NP'
import { PH } from './PH'

/** What the tools know about each home country. */
export const HOME_RULES: Readonly<Record<Home, HomeRules>> = { IN, NP, LK, BD, PH }
