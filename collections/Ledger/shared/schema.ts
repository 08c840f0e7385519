import * as z from 'zod/mini'
import { readMinor } from '@/collections/Tools/charges/shared/money'
import { anyText, rowIdField } from '@/lib/shared/fields'
import { keysOf } from '@/lib/shared/objects'
import { KINDS, PAID_BY } from './kinds'

export const BILL_MAX_CHARS = 60

const sum = () =>
  anyText(30).check(
    z.refine((typed) => readMinor(typed) !== null, 'Enter a sum such as 10,000 or 10,000.50'),
  )
const paidBy = () => z.enum(keysOf(PAID_BY), 'Choose how it was paid')

/** The form of a charge, for browser and server. The sum is without tax. */
export const chargeSchema = z
  .object({
    kind: z.enum(keysOf(KINDS), 'Choose what it is for'),
    sum: sum(),
    paid_by: paidBy(),
    bill: anyText(BILL_MAX_CHARS),
  })
  .check(
    z.refine(({ kind, bill }) => KINDS[kind].side === 'inside' || bill !== '', {
      path: ['bill'],
      error: 'Enter the number of the bill that the candidate pays through us',
    }),
  )

export type ChargeValues = z.infer<typeof chargeSchema>

/** What ledger_charge.php takes. `is_here`: the money came in anyway. `key` is made by the form. */
export const chargeSaveSchema = z.intersection(
  chargeSchema,
  z.object({
    ...{ application: rowIdField(), key: z.uuid(), is_here: z.optional(z.boolean()) },
  }),
)

export type ChargeSave = z.infer<typeof chargeSaveSchema>

/** The form of a refund: the sum with its tax. */
export const refundSchema = z.object({ sum: sum(), paid_by: paidBy() })

export type RefundValues = z.infer<typeof refundSchema>

/** What ledger_refund.php takes; `entry` is the charge that is paid back. */
export const refundSaveSchema = z.intersection(
  refundSchema,
  z.object({ application: rowIdField(), entry: rowIdField(), key: z.uuid() }),
)

export type RefundSave = z.infer<typeof refundSaveSchema>
