import { createHash } from 'node:crypto'
import { parse } from 'content-disposition'
import { expect } from 'vitest'
import { expectSuccess } from '../expect'
import type { TestFile } from '../files/files'
import { bearer, fetchBytes } from '../network/http'
import type { Row } from '../rows'
import { rowsWhere } from '../staff/records'
import { adminToken } from '../staff/session'
import { APPLIED, apply, newEmail } from './apply'

/** Applies with this resume and returns the stored row. */
export const applied = async (resume: TestFile): Promise<Row> => {
  const email = newEmail()
  expectSuccess(await apply({ email, resume }), APPLIED)
  const [row] = await rowsWhere('applications', 'email', email)
  expect(row).toBeDefined()
  return row ?? {}
}

export const download = async (row: Row) =>
  fetchBytes(`/uploads/resume/${row.upload_resume}`, { headers: bearer(await adminToken()) })

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The file name under which browsers save the download (RFC 6266). */
export const savedAs = (headers: Headers): string => {
  const disposition = headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(/^attachment; [\x20-\x7e]+$/)
  return parse(disposition).parameters.filename ?? ''
}
