import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { runSql } from '@/lib/server/database/sql'
import { maskResume } from './masking/maskResume'

/**
 * The text of a resume for the employer of a list, masked; null when nothing could be read in the file. Each
 * look is in the audit trail of the person before the text is shown.
 */
export const readResume = async (
  payload: Payload,
  shortlist: number,
  application: number,
): Promise<string | null> => {
  await record(payload, {
    ...({ by: 'visitor', action: 'view', subject: 'applications' } as const),
    ...{ subject_id: application, detail: `resume text, shortlist ${shortlist}` },
  })
  const [row] = await runSql<{ resume_text: string | null }>(
    payload,
    sql`select resume_text from applications where id = ${application} and resume_read = 'read'`,
  )
  return row?.resume_text ? maskResume(row.resume_text) : null
}
