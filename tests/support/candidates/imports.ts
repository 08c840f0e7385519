import type { Payload, Where } from 'payload'
import type { Registration, User } from '@/payload-types'
import { ownPayload } from '../site/ownPayload'

/** Imports of lists in the database of a test, with the parts that the site itself uses. */

let phones = 9_100_000_000

/** A number that no other row of the file has. */
export const newPhone = (): string => String(++phones)

type Row = { name: string; phone: string; email?: string }

export const csvOf = (rows: readonly Row[]): string =>
  [
    'Name,Phone,E-mail',
    ...rows.map(({ name, phone, email }) => `${name},${phone},${email ?? ''}`),
  ].join('\n')

/** People with a number each. */
export const people = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Worker ${'abcdefghij'[at % 10]}`,
    phone: newPhone(),
  }))

export const importSite = async () => {
  const { payload, end } = await ownPayload()
  const { prepareKeyring } = await import('@/collections/Keyring/prepareKeyring')
  await prepareKeyring(payload)
  const { uploadList } = await import('@/collections/Imports/uploadList')
  const { checkImport } = await import('@/collections/Imports/checkImport')
  const { undoImport } = await import('@/collections/Imports/changeImport')
  const { runImports } = await import('@/collections/Imports/runImports')
  const { ReceivedFile } = await import('@/lib/server/calls/receivedFile')
  const { changeRows } = await import('@/lib/server/database/rows')
  const { findImport, listImports } = await import('@/collections/Imports/importRows')
  const { startImport } = await import('@/collections/Imports/changeImport')
  const { versionOf } = await import('@/collections/Imports/versionOf')
  const user = (await payload.create({
    collection: 'users',
    data: {
      name: 'Admin',
      email: 'admin@office.example',
      password: 'a long password',
      role: 'admin',
    },
  })) as User

  /** Uploads a list; the id of the import. */
  const upload = async (csv: string): Promise<number> => {
    const file = new ReceivedFile('old list.csv', { area: 'import', maxBytes: 8_000_000 })
    await file.add(Buffer.from(csv))
    return Number((await uploadList(payload, user, file)).body.id)
  }
  const settings = { country: 'IN', dates: 'auto' } as const
  /** Says that an import may run, as its button does; `run` does the rest. */
  const allow = (id: number, with_known = false) =>
    changeRows(payload, {
      collection: 'imports',
      where: { id, state: 'uploaded' },
      set: {
        state: 'running',
        columns: 'name,phone,email',
        country: 'IN',
        date_form: 'auto',
        with_known,
      },
    })
  return {
    ...{ payload, user, end, upload, allow, settings },
    run: (isStopped?: () => boolean) => runImports(payload, isStopped),
    check: (id: number) => checkImport(payload, { action: 'check', id, ...settings }),
    undo: (id: number, now?: Date) => undoImport(payload, user, id, now),
    start: async (id: number) => {
      const row = await findImport(payload, id)
      return startImport(payload, user, {
        ...{ action: 'start', id, fields: ['name', 'phone', 'email'], with_known: false },
        ...{ ...settings, version: row ? versionOf(row) : '' },
      })
    },
    /** Imports a list from beginning to end. */
    bring: async (csv: string, with_known = false): Promise<number> => {
      const id = await upload(csv)
      await allow(id, with_known)
      await runImports(payload)
      return id
    },
    read: async (id: number) => {
      const row = await findImport(payload, id)
      if (!row) throw new Error('There is no such import')
      return row
    },
    list: () => listImports(payload),
    rows: (id: number): Promise<Registration[]> =>
      rowsWhere(payload, { import_id: { equals: id } }),
  }
}

export const rowsWhere = async (payload: Payload, where: Where): Promise<Registration[]> =>
  (await payload.find({ collection: 'registrations', where, sort: 'id', pagination: false })).docs
