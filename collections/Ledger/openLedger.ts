import type { Payload } from 'payload'
import { isShown } from '@/collections/Papers/stored'
import { maySeeMoney } from '@/collections/Users/shared/roles'
import { type Answer, fail, refuse, succeed } from '@/lib/server/calls/answers'
import { parseId } from '@/lib/shared/ids'
import type { User } from '@/payload-types'
import { ledgerJson } from './ledgerJson'
import { type LedgerPerson, PERSON_UNKNOWN, personOf } from './stored'

/** The application that staff name, unless it is hidden from them. */
export const openPerson = async (payload: Payload, id: number): Promise<LedgerPerson | null> =>
  (await isShown(payload, id)) ? personOf(payload, id) : null

/** ledger.php: the money of one application. */
export const openLedger = async (payload: Payload, given: unknown): Promise<Answer> => {
  const id = parseId(given)
  const person = id === null ? null : await openPerson(payload, id)
  if (!person) return refuse(PERSON_UNKNOWN)
  return succeed({ ledger: await ledgerJson(payload, person, new Date()) })
}

/** Runs what is about money for an account that may see it. */
export const withMoney = async (user: User, run: () => Promise<Answer>): Promise<Answer> =>
  maySeeMoney(user) ? run() : fail.notAllowed()
