import path from 'node:path'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import {
  CANDIDATE_COLLECTIONS,
  type CandidateCollection,
} from '@/collections/PersonalData/shared/personalData'
import { runSql } from '@/lib/server/database/sql'
import { withLock } from '@/lib/server/database/withLock'
import { getFile } from '@/lib/server/files/storage'
import { repeat } from '@/lib/server/process/repeat'
import { UNREAD } from '../derived/resumes'
import { readText } from './readText'
import { READABLE_TYPES, type ReadableType, type ResumeVerdict, UNREADABLE } from './verdict'

const EVERY_MS = 10_000
// So few that a resume that arrives while old ones are read is soon the next.
const PIECE = 5
const MOST_TRIES = 3

/** Reads the text of resumes soon after they arrive (docs/adr/0067). */
export const startReadingResumes = (payload: Payload): void =>
  repeat('readResumes', EVERY_MS, () => readResumes(payload))

/** Reads all resumes that wait, the newest first. Of several instances one reads at a time. */
export const readResumes = async (payload: Payload): Promise<void> => {
  for (let found = 1; found > 0; ) {
    found = await withLock('readResumes', async () => {
      let read = 0
      for (const collection of CANDIDATE_COLLECTIONS) read += await readPiece(payload, collection)
      return read
    })
  }
}

type Unread = { id: number; upload_resume: string; resume_tries: number | string | null }

const readPiece = async (payload: Payload, collection: CandidateCollection): Promise<number> => {
  const rows = await runSql<Unread>(
    payload,
    sql`SELECT id, upload_resume, resume_tries FROM ${sql.identifier(collection)}
        WHERE ${sql.raw(UNREAD)} ORDER BY id DESC LIMIT ${sql.raw(String(PIECE))}`,
  )
  for (const row of rows) await readRow(payload, collection, row)
  return rows.length
}

const readRow = async (
  payload: Payload,
  collection: CandidateCollection,
  { id, upload_resume, resume_tries }: Unread,
): Promise<void> => {
  // A resume that was replaced or erased meanwhile gets nothing. Nobody has changed the row: the time of
  // its last change stays.
  const store = (set: SQL) =>
    runSql(
      payload,
      sql`UPDATE ${sql.identifier(collection)} SET ${set}
          WHERE id = ${id} AND upload_resume = ${upload_resume} AND resume_read IS NULL`,
    )
  const tries = Number(resume_tries ?? 0)
  const type = path.extname(upload_resume).slice(1)
  const canBeRead = tries < MOST_TRIES && isReadable(type)
  // A storage that does not answer ends the round here, and counts as no try.
  const bytes = canBeRead ? await getFile('resume', upload_resume) : null
  let verdict: ResumeVerdict = UNREADABLE
  if (bytes && isReadable(type)) {
    await store(sql`resume_tries = ${tries + 1}`)
    try {
      verdict = await readText(type, bytes)
    } catch (error) {
      // No thread could be started: not the fault of the file.
      await store(sql`resume_tries = ${tries}`)
      throw error
    }
  }
  const { resume_read, resume_text } = verdict
  await store(sql`resume_read = ${resume_read}, resume_text = ${resume_text}`)
}

const isReadable = (type: string): type is ReadableType =>
  READABLE_TYPES.some((readable) => readable === type)
