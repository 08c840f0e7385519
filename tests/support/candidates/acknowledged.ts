import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { fileOf, pdfOf } from '../files/files'
import { mark } from '../mark'
import type { RunningServer } from '../site/server'
import { applyForm } from './forms'
import { sha256 } from './resumes'

/** An application that the site has acknowledged, and the checksum of the resume that was sent. */
export type Acknowledged = { email: string; reference: string; sha: string }

export type Sent = { status: number; message: string; acknowledged: Acknowledged | null }

const MIN_BYTES = 1000
/** More than stays in memory, so that some resumes are written while they arrive. */
const MAX_BYTES = 400_000

/**
 * Sends one application with a resume of a random size. Null when no answer came, so that nothing was
 * acknowledged.
 */
export const sendApplication = async (baseUrl: string): Promise<Sent | null> => {
  const email = `${mark()}@candidate.example`
  const size = MIN_BYTES + Math.floor(Math.random() * (MAX_BYTES - MIN_BYTES))
  const bytes = pdfOf(size, email)
  const answer = await fetch(`${baseUrl}/php/job_applied.php`, {
    method: 'POST',
    body: applyForm({ email, resume: fileOf('cv.pdf', bytes) }),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null)
  if (!answer) return null
  const { success, message, reference } = JSON.parse(answer.text) as Record<string, unknown>
  const acknowledged =
    success === true ? { email, reference: String(reference), sha: sha256(bytes) } : null
  return { status: answer.status, message: String(message), acknowledged }
}

type Stored = { reference: string; upload_resume: string; resume_sha256: string }

const folderOf = ({ dataDir }: RunningServer) => path.join(dataDir, 'uploads/resume')

export const storedApplications = async ({ database }: RunningServer): Promise<Stored[]> => {
  const rows = await database.rows(
    `select reference, upload_resume, resume_sha256 from applications
     where email like '%@candidate.example'`,
  )
  return rows as Stored[] // the columns above, which are never null
}

/**
 * Expects that each acknowledged application has one row with the checksum of what was sent, and that
 * the file of every row is complete.
 */
export const expectStored = async (
  site: RunningServer,
  acknowledged: Acknowledged[],
): Promise<void> => {
  const rows = await storedApplications(site)
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  expect(byReference.size, 'each reference belongs to one row').toBe(rows.length)
  const lost = acknowledged.filter(
    ({ reference, sha }) => byReference.get(reference)?.resume_sha256 !== sha,
  )
  expect(lost, 'acknowledged, but without a row').toEqual([])
  const broken = rows.filter(
    ({ upload_resume, resume_sha256 }) =>
      sha256(readFileSync(path.join(folderOf(site), upload_resume))) !== resume_sha256,
  )
  expect(broken, 'rows whose file is not complete').toEqual([])
}

/** The files that no row names, unfinished ones too. */
export const orphans = async (site: RunningServer): Promise<string[]> => {
  const named = new Set((await storedApplications(site)).map(({ upload_resume }) => upload_resume))
  return readdirSync(folderOf(site)).filter((name) => !named.has(name))
}
