import type { Payload } from 'payload'
import { currentKey, keysFor, macUnder } from '@/collections/Keyring/keyring'
import { isEqual, linkKey } from '@/collections/Submissions/statusLink'
import { qrPath } from '@/lib/server/qrPath'
import { env } from '@/lib/server/settings/env'
import { isSameSecret } from '@/lib/server/settings/isSameSecret'
import { paths } from '@/lib/shared/paths'
import type { Application, Keyring, Ledger, User } from '@/payload-types'
import { readAddress } from './shared/address'
import type { ReceiptView } from './shared/receipt'
import { refundsOf, totalOf } from './stored'

type Signed = Pick<Ledger, 'number' | 'check_code'>

/** The path under which anybody who holds a receipt checks it. */
export const checkHref = ({ number, check_code }: Signed): string =>
  paths.receipt(`${number.slice(2)}-${check_code}`)

/** The path of the whole receipt, for the office and the candidate. */
export const receiptHref = async (payload: Payload, entry: Signed): Promise<string> => {
  const key = currentKey(await keysFor(payload, 'candidate-link'))
  return `${checkHref(entry)}?of=${key.key_id}.${signature(key, entry)}`
}

const signature = (key: Keyring, { number, check_code }: Signed): string =>
  macUnder(key, `receipt:${number}:${check_code}`).toString('base64url')

/**
 * The receipt at an address; null when there is none. With the signature of its address it is the whole
 * receipt; without, or with another one, it names nobody.
 */
export const receiptAt = async (
  payload: Payload,
  address: string,
  of: string | undefined,
): Promise<ReceiptView | null> => {
  const asked = readAddress(address)
  const entry = asked && (await entryWith(payload, asked.number))
  if (!asked || !entry || !isSameSecret(asked.check_code, entry.check_code)) return null
  const payer = await applicationOf(payload, entry)
  const { number, type, kind, currency, on, job_title, destination, paid_by } = entry
  return {
    ...{ number, type, kind, currency, on, paid_by },
    total_minor: totalOf(entry),
    job: { title: job_title ?? '', destination: destination ?? null },
    letters: payer ? lettersOf(payer.name) : null,
    whole: (await isSigned(payload, entry, of)) ? await wholeOf(payload, entry, payer) : null,
  }
}

const isSigned = async (
  payload: Payload,
  entry: Ledger,
  of: string | undefined,
): Promise<boolean> => {
  const [, id, given = ''] = /^([0-9a-f]{10})\.([\w-]{43})$/.exec(of ?? '') ?? []
  const key = id ? await linkKey(payload, id) : null
  return key ? isEqual(given, signature(key, entry)) : false
}

const wholeOf = async (
  payload: Payload,
  entry: Ledger,
  payer: Application | null,
): Promise<ReceiptView['whole']> => {
  const address = `${env.siteUrl}${checkHref(entry)}`
  const related = await relatedOf(payload, entry)
  const refunded = refundsOf(related, entry).reduce((sum, refund) => sum + totalOf(refund), 0)
  const open = Math.max(0, entry.due_minor - refunded)
  return {
    payer: payer && { name: payer.name, reference: payer.reference },
    ...{ employer: entry.employer ?? null, demand: entry.demand ?? null },
    ...{ bill: entry.bill || null, net_minor: entry.net_minor, tax_minor: entry.tax_minor },
    limit:
      entry.limit_minor && entry.limit_source
        ? {
            ...{ minor: entry.limit_minor, source: entry.limit_source },
            taken_minor: entry.taken_minor,
          }
        : null,
    due: open > 0 && entry.due_by ? { minor: open, by: entry.due_by } : null,
    of: related.find(({ id }) => id === entry.refund_of)?.number ?? null,
    received_by: await nameOf(payload, entry),
    ...{ address: address.replace(/^https?:\/\//, ''), qr: qrPath(address) },
  }
}

const entryWith = async (payload: Payload, number: string): Promise<Ledger | null> => {
  const { docs } = await payload.find({
    ...({ collection: 'ledger', depth: 0, limit: 1, pagination: false } as const),
    where: { number: { equals: number } },
  })
  return docs[0] ?? null
}

/** The charge of a refund, and the refunds of a charge. */
const relatedOf = async (payload: Payload, { id, refund_of }: Ledger): Promise<Ledger[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'ledger', depth: 0, pagination: false } as const),
    where: { or: [{ refund_of: { equals: id } }, { id: { equals: refund_of ?? 0 } }] },
  })
  return docs
}

const applicationOf = async (
  payload: Payload,
  { application }: Ledger,
): Promise<Application | null> =>
  application
    ? payload.findByID({
        ...({ collection: 'applications', depth: 0, disableErrors: true } as const),
        id: application,
      })
    : null

const nameOf = async (payload: Payload, { by }: Ledger): Promise<User['name'] | null> => {
  const user = by
    ? await payload.findByID({
        ...({ collection: 'users', depth: 0, disableErrors: true } as const),
        id: by,
      })
    : null
  return user?.name ?? null
}

/** 'S… C… A' of 'Sample Candidate A'. */
const lettersOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word])
    .map(([first, ...rest]) => (rest.length > 0 ? `${first}…` : first))
    .join(' ')
