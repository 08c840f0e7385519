import { SecondFactors } from './secondFactor'
import { StaffSessions } from './sessions'

/** What is stored about accounts beside their own rows. */
export const ACCOUNT_ROWS = [StaffSessions, SecondFactors]
