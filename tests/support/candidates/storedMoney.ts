import { randomUUID } from 'node:crypto'
import type { EntryJson, LedgerJson } from '@/collections/Ledger/shared/json'
import type { ChargeSave, RefundSave } from '@/collections/Ledger/shared/schema'
import type { Job } from '@/payload-types'
import { seedFacts } from '@/seed/facts'
import { TODAY } from './storedDemands'
import { departureOffice } from './storedDepartures'

/** Selected people and the money that staff record of them, with the facts on fees in force. */
export const moneyOffice = async () => {
  const office = await departureOffice()
  const { payload, user } = office
  await seedFacts(payload)
  // The home country of a phone number.
  await payload.create({
    collection: 'countries',
    data: { iso2: 'IN', name: 'India', country_code: '91', isDestination: false },
  })
  // Later than departureOffice, because they read the settings.
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  const { recordCharge } = await import('@/collections/Ledger/recordCharge')
  const { recordRefund } = await import('@/collections/Ledger/recordRefund')
  const { ledgerOf } = await import('@/collections/Ledger/ledgerJson')
  await prepareKeyring(payload)
  const charge = (application: number, change: Partial<ChargeSave> = {}, now = TODAY) => {
    const values = { kind: 'service', sum: '10,000', paid_by: 'bank', bill: '' } as const
    return recordCharge(
      payload,
      user,
      { application, key: randomUUID(), ...values, ...change },
      now,
    ).then(({ body }) => body)
  }
  const refund = (
    application: number,
    entry: number,
    change: Partial<RefundSave> = {},
    now = TODAY,
  ) =>
    recordRefund(
      payload,
      user,
      { application, entry, sum: '100', paid_by: 'bank', key: randomUUID(), ...change },
      now,
    ).then(({ body }) => body)
  const moneyOf = async (application: number, now = TODAY): Promise<LedgerJson> => {
    const ledger = await ledgerOf(payload, application, now)
    if (!ledger) throw new Error('no such application')
    return ledger
  }
  return {
    ...{ ...office, charge, refund, moneyOf },
    entryOf: async (application: number, index = 0): Promise<EntryJson> => {
      const entry = (await moneyOf(application)).entries[index]
      if (!entry) throw new Error('no such entry')
      return entry
    },
    /** A selected person for a job that says on its page what the candidate pays. */
    promised: async (change: Partial<Job>) => {
      const { line } = await office.newLine()
      return office.apply(await office.jobOf(line.id, change))
    },
  }
}
