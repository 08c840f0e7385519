import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import { record } from '@/collections/Audit/record'
import { getFile } from '@/lib/server/storage'
import type { User } from '@/payload-types'
import { findChosenRows } from './findChosenRows'
import { OWNER_FIELD } from './rows'
import type { PersonCollection, PersonRow } from './shared/json'
import type { RowKey } from './shared/schema'

/** Keys of ours that tell the person nothing. */
const INTERNAL = new Set(['dedupe_key', 'revision', 'batch', 'upload_resume'])

/**
 * All that is held about one person as a zip: each row as JSON, with the office's notes and the mails
 * sent, and the resumes under their own names. Null when none of the rows exists.
 */
export const exportPerson = async (
  payload: Payload,
  user: User,
  rows: RowKey[],
): Promise<ReadableStream<Uint8Array> | null> => {
  const found = await findChosenRows(payload, rows)
  if (found.length === 0) return null
  await record(payload, {
    by: user,
    action: 'export',
    subject: 'person',
    count: found.length,
    detail: 'all data of one person',
  })
  const zip = new ZipFile()
  for (const row of found) await addRow(payload, zip, row)
  zip.end()
  return Readable.toWeb(Readable.from(zip.outputStream)) as ReadableStream<Uint8Array> // chunks are Buffers
}

const addRow = async (payload: Payload, zip: ZipFile, row: PersonRow): Promise<void> => {
  const { collection, id, reference } = row
  const doc = await payload.findByID({ collection, id, depth: 0 })
  const data = {
    kind: collection,
    ...visible(doc),
    ...(await whatBelongs(payload, collection, id)),
  }
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${reference}/data.json`)
  const stored = 'upload_resume' in doc ? doc.upload_resume : null
  const bytes = stored ? await getFile('resume', stored) : null
  if (bytes && 'resume_name' in doc)
    zip.addBuffer(bytes, `${reference}/${entryName(doc.resume_name)}`)
}

const whatBelongs = async (payload: Payload, collection: PersonCollection, id: number) => {
  const all = { depth: 0, pagination: false } as const
  const where = { [OWNER_FIELD[collection]]: { equals: id } }
  const mails = await payload.find({ collection: 'mails', where, ...all })
  const notes =
    collection === 'enquiries'
      ? []
      : (await payload.find({ collection: 'activities', where, ...all })).docs
  return {
    notes_and_stages: notes.map(visible),
    mails: mails.docs.map(({ to, subject, text, createdAt, sent_at }) => ({
      to,
      subject,
      text,
      createdAt,
      sent_at,
    })),
  }
}

const visible = (doc: object) =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !INTERNAL.has(name)))

/** A name that makes a file beside data.json and nothing else, whatever the candidate's was. */
const entryName = (name: string | null | undefined): string => {
  const base = (name ?? '').replace(/[\\/:\p{Cc}]/gu, '_').replace(/^\.+/, '')
  return `resume-${base || 'file'}`
}
