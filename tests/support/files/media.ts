import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { mark } from '../mark'
import { type Answered, bearer, call, get } from '../network/http'
import { type Row, rowIn, rowsIn } from '../rows'
import { fileOf, type TestFile } from './files'
import { onePage, pdfWith } from './pdfs'

export const MEDIA = '/api/media'

/** A picture that no other test has. */
export const newPicture = async (name = 'picture.jpg', width = 900): Promise<TestFile> => {
  const words = mark()
  const drawn = `<svg width="${width}" height="600"><rect width="100%" height="100%" fill="#cde"/><text y="80" font-size="40">${words}</text></svg>`
  return fileOf(name, await sharp(Buffer.from(drawn)).jpeg().toBuffer())
}

/** A PDF that no other test has. */
export const newPdf = (name = 'list.pdf'): TestFile =>
  fileOf(name, pdfWith(onePage({ 10: `(${mark().padEnd(4300)})` })))

/** A form as the CMS panel sends it: the fields as JSON, and the file. */
export const mediaForm = (fields: Row, file?: TestFile): FormData => {
  const form = new FormData()
  form.append('_payload', JSON.stringify(fields))
  if (file) form.append('file', new Blob([file.bytes], { type: file.type }), file.name)
  return form
}

/** Uploads a file to a site of its own and returns its row. */
export const uploadTo = async (
  { baseUrl }: { baseUrl: string },
  token: string,
  file: TestFile,
): Promise<Row> => {
  const response = await fetch(`${baseUrl}${MEDIA}`, {
    method: 'POST',
    headers: bearer(token),
    body: mediaForm({ alt: 'What is in it' }, file),
  })
  expect(response.status).toBe(201)
  const { doc } = (await response.json()) as { doc: Row } // Payload's answer to a new row
  return doc
}

/** Uploads a file, or changes the one with this id. */
export const sendMedia = (
  token: string,
  file: TestFile | undefined,
  fields: Row = { alt: 'What is in it' },
  id?: unknown,
): Promise<Answered> =>
  call(id ? `${MEDIA}/${id}` : MEDIA, {
    method: id ? 'PATCH' : 'POST',
    headers: bearer(token),
    body: mediaForm(fields, file),
  })

/** Uploads a file and returns its row. */
export const newMedia = async (token: string, file: TestFile, fields?: Row): Promise<Row> => {
  const answer = await sendMedia(token, file, fields)
  expect(answer.status, answer.text.slice(0, 500)).toBe(201)
  return rowIn(answer, 'doc')
}

/** The names of all stored files of the library. */
export const storedMedia = (): string[] =>
  readdirSync(path.join(inject('server')?.dataDir ?? '', 'uploads/media'))

/** The stored files that no row names. An upload in progress has some for a moment. */
export const filesWithoutRow = async (token: string): Promise<string[]> => {
  const stored = storedMedia()
  const rows = rowsIn(await get(`${MEDIA}?limit=250`, token), 'docs')
  const named = new Set(rows.flatMap((row) => [row.filename, ...copiesOf(row)]))
  return stored.filter((name) => !named.has(name))
}

/** The names of a picture's copies. */
export const copiesOf = ({ renditions }: Row): string[] =>
  (renditions as { file: string }[]).map(({ file }) => file) // the row of a file

/** What Payload said about a refused file, by the message of the field. */
export const refusalOf = ({ body }: Answered): unknown => {
  const [error] = (body?.errors ?? []) as { message: string; data?: { errors?: Row[] } }[] // Payload's answer
  return error?.data?.errors?.[0]?.message ?? error?.message
}
