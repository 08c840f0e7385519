import type { APIRequestContext, APIResponse } from 'playwright/test'
import type { TestFile } from '@/tests/support/files/files'

/** A stored row, as a response contains it. */
export type Row = Record<string, unknown>

/** The site under test over HTTP; `headers` and `get` act as its first admin. */
export type SiteClient = {
  http: APIRequestContext
  headers: { Authorization: string }
  get: (path: string) => Promise<Row>
}

export const read = async (answer: APIResponse): Promise<Row> => answer.json()

/** A file in the form that Playwright uploads. */
export const upload = ({ name, bytes, type }: TestFile) => ({
  name,
  mimeType: type,
  buffer: bytes as Buffer,
})
