import { AE_HELP } from './ae-help'
import { AE_LEAVING } from './ae-leaving'
import { AE_MOVING } from './ae-moving'
import { AE_PAPERS } from './ae-papers'
import { AE_WAGES } from './ae-wages'
import { AE_WORK } from './ae-work'
import { BD } from './bd'
import { BH_MOVING } from './bh-moving'
import { BH_WORK } from './bh-work'
import { CHARGES } from './charges'
import { EMERGENCY, MISSIONS } from './emergency'
import { GENERAL } from './general'
import { IN_AGENTS } from './in-agents'
import { IN_CLEARANCE } from './in-clearance'
import { IN_FEES } from './in-fees'
import { IN_HELP } from './in-help'
import { IN_INSURANCE } from './in-insurance'
import { KW_LEAVING } from './kw-leaving'
import { KW_MOVING } from './kw-moving'
import { KW_WORK } from './kw-work'
import { LK } from './lk'
import { MY_WORK } from './my'
import { MY_MOVING } from './my-moving'
import { NP } from './np'
import { OFFERS } from './offers'
import { OM_LEAVING } from './om-leaving'
import { OM_PAPERS } from './om-papers'
import { OM_WORK } from './om-work'
import { PH } from './ph'
import { QA_LEAVING } from './qa-leaving'
import { QA_MOVING } from './qa-moving'
import { QA_WORK } from './qa-work'
import { SA_LEAVING } from './sa-leaving'
import { SA_MOVING } from './sa-moving'
import { SA_PAPERS } from './sa-papers'
import { SA_WORK } from './sa-work'
import { SG_PASSES } from './sg'
import { SG_WORK } from './sg-work'
import { TOOL_FACTS } from './tools'
import type { SeedFact } from './type'
import { VISA_CHECKS } from './visaChecks'

export type { SeedFact } from './type'

/** Every fact that texts, country tables and tools quote, as on the day it was checked. */
export const SEED_FACTS: readonly SeedFact[] = [
  ...AE_WORK,
  ...AE_WAGES,
  ...AE_LEAVING,
  ...AE_HELP,
  ...AE_MOVING,
  ...AE_PAPERS,
  ...SA_WORK,
  ...SA_LEAVING,
  ...SA_MOVING,
  ...SA_PAPERS,
  ...QA_WORK,
  ...QA_LEAVING,
  ...QA_MOVING,
  ...OM_WORK,
  ...OM_LEAVING,
  ...OM_PAPERS,
  ...BH_WORK,
  ...BH_MOVING,
  ...KW_WORK,
  ...KW_LEAVING,
  ...KW_MOVING,
  ...SG_PASSES,
  ...SG_WORK,
  ...MY_WORK,
  ...MY_MOVING,
  ...IN_FEES,
  ...IN_AGENTS,
  ...IN_CLEARANCE,
  ...IN_INSURANCE,
  ...IN_HELP,
  ...NP,
  ...LK,
  ...BD,
  ...PH,
  ...EMERGENCY,
  ...MISSIONS,
  ...VISA_CHECKS,
  ...CHARGES,
  ...OFFERS,
  ...GENERAL,
  ...TOOL_FACTS,
]
