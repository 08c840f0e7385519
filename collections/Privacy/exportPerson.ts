import path from 'node:path'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import { recordExport } from '@/collections/Exports/recordExport'
import { copiesIn } from '@/collections/Papers/copies/stored'
import { numberOf, papersIn } from '@/collections/Papers/stored'
import {
  type BelongingCollection,
  belongingsOf,
  ownedBy,
  type SubmissionKey,
} from '@/collections/PersonalData/shared/personalData'
import { getFile } from '@/lib/server/files/storage'
import type { User } from '@/payload-types'
import { findChosenRows } from './personRows'
import type { PersonRow } from './shared/json'

/** Fields that mean nothing to the person. */
const INTERNAL = new Set([
  ...['dedupe_key', 'revision', 'batch', 'erasure_batch', 'upload_resume', 'resume_sha256'],
  ...['sealed_number', 'number_end', 'made_with', 'resume_read', 'resume_tries', 'resume_text'],
  ...['check_code', 'year', 'sequence', 'by', 'asked_by', 'seen_by', 'replaces'],
  ...['file', 'file_sha256', 'sent_sha256'],
])

/**
 * All data stored about one person as a zip: each row as JSON with staff's notes and the mails
 * sent, the resumes under the candidate's own file names, and the copies of papers. Null when none of the
 * rows exists.
 */
export const exportPerson = async (
  payload: Payload,
  user: User,
  rows: SubmissionKey[],
): Promise<ReadableStream<Uint8Array> | null> => {
  const found = await findChosenRows(payload, rows)
  if (found.length === 0) return null
  await recordExport(payload, {
    by: user,
    what: 'All data of one person',
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
  const data = { kind: collection, ...visible(doc), ...(await belongings(payload, row)) }
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), `${reference}/data.json`)
  const stored = 'upload_resume' in doc ? doc.upload_resume : null
  const bytes = stored ? await getFile('resume', stored) : null
  if (bytes && 'resume_name' in doc)
    zip.addBuffer(bytes, `${reference}/${entryName(doc.resume_name)}`)
  if (collection === 'applications') await addCopies(payload, zip, row)
}

/** The copies of papers: 'copies/passport-12.jpg'. */
const addCopies = async (payload: Payload, zip: ZipFile, { id, reference }: PersonRow) => {
  for (const copy of await copiesIn(payload, id)) {
    const { file, kind } = copy
    const bytes = file ? await getFile('paper_copy', file) : null
    if (!file || !bytes) continue
    zip.addBuffer(bytes, `${reference}/copies/${kind}-${copy.id}${path.extname(file)}`)
  }
}

const belongings = async (payload: Payload, row: SubmissionKey) => {
  const all = { where: ownedBy(row), depth: 0, pagination: false } as const
  const docsOf = async <S extends BelongingCollection>(slug: S) =>
    belongingsOf(row.collection).includes(slug)
      ? (await payload.find({ collection: slug, ...all })).docs
      : []
  const [mails, notes, places, departure, papers, copies, proposed, money] = [
    await docsOf('mails'),
    await docsOf('activities'),
    await docsOf('interview_seats'),
    await docsOf('deployments'),
    row.collection === 'applications' ? await papersIn(payload, row.id) : [],
    await docsOf('paper_copies'),
    await docsOf('shortlist_people'),
    row.collection === 'applications' ? await moneyOf(payload, row.id) : [],
  ]
  return {
    interviews: places.map(visible),
    departure: departure.map(visible),
    papers: papers.map((paper) => ({ ...visible(paper), number: numberOf(paper) })),
    copies_of_papers: copies.map(visible),
    money: money.map(visible),
    shown_to_employers: proposed.map(visible),
    notes_and_stages: notes.map(visible),
    mails: mails.map(({ to, subject, text, createdAt, sent_at, ...mail }) => ({
      ...{ to, subject, text, createdAt, sent_at },
      ...(mail.channel === 'whatsapp' && {
        ...{ channel: mail.channel, state: mail.state, problem: mail.problem },
      }),
    })),
  }
}

/** What the person paid and got back. */
const moneyOf = async (payload: Payload, application: number) => {
  const where = { application: { equals: application } }
  return (await payload.find({ collection: 'ledger', where, depth: 0, pagination: false })).docs
}

const visible = (doc: object) =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !INTERNAL.has(name)))

/**
 * A safe file name: it cannot leave the folder or replace data.json, whatever the candidate chose.
 */
const entryName = (name: string | null | undefined): string => {
  const base = (name ?? '').replace(/[\\/:\p{Cc}]/gu, '_').replace(/^\.+/, '')
  return `resume-${base || 'file'}`
}
