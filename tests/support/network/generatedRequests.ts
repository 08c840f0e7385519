import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { blankPng, pdfOf } from '../files/files'

/**
 * Requests to the calls under php/ that fast-check makes up: fields that exist with values that fit
 * and that do not, in every kind of body.
 */
export type GeneratedRequest = {
  call: string
  method: string
  isAdmin: boolean
  query: [string, string][]
  body: GeneratedBody
}

type FilePart = { file: string; kind: 'pdf' | 'png' | 'text'; bytes: number }
type Part = [name: string, content: string | FilePart]

type GeneratedBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; type: string; text: string }
  | { kind: 'form'; parts: Part[] }
  | { kind: 'cut form'; parts: Part[]; length: number }

/** All calls, by their files. */
export const CALLS: string[] = [
  ...readdirSync('app/php').filter((name) => name.endsWith('.php')),
  ...readdirSync('app/php/[name]')
    .filter((name) => name !== 'route.ts')
    .map((name) => name.replace(/\.ts$/, '.php')),
].sort()

/** The names of fields, and their fixed values, as docs/contract.md writes them. */
const WORDS = [
  ...new Set(
    [...readFileSync('docs/contract.md', 'utf8').matchAll(/`([\w-]+)`/g)].map(
      ([, word = '']) => word,
    ),
  ),
]
const STRANGE = ['', '__proto__', 'constructor', 'toString', 'job_id[]', 'a.b', ' job_id', '%00']

const word = fc.constantFrom(...WORDS)
const name = fc.oneof(
  { weight: 9, arbitrary: word },
  { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
)
const FITTING = [
  ...['1', '2', '0', '-1', '1e9', '99999999999999999999', 'true', 'false', 'null', 'general'],
  ...[
    '2026-11-30',
    '2026-02-31',
    '2026-11-23T10:00:00.000Z',
    '91',
    '9820012345',
    'asha@example.com',
  ],
  ...['ERASE', "' or 1=1 --", '%', '\u0000', '\ud800', '﷽', '../../etc/passwd', 'a'.repeat(5000)],
]
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FITTING) },
  { weight: 3, arbitrary: word },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.integer({ min: -1, max: 9 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(word, text, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)
const file: fc.Arbitrary<FilePart> = fc.record({
  file: fc.oneof(fc.constantFrom('cv.pdf', 'a.png', 'x.docx', ''), text),
  kind: fc.constantFrom('pdf', 'png', 'text'),
  bytes: fc.integer({ min: 100, max: 3000 }),
})
const parts: fc.Arbitrary<Part[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(name, text) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom('resume', 'company_logo', 'avatar'), file) },
  ),
  { maxLength: 14 },
)
const TYPES = [
  ...['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''],
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'application/json; charset=utf-16'],
]
const body: fc.Arbitrary<GeneratedBody> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('json' as const),
      value: fc.dictionary(name, value, { maxKeys: 10 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('json' as const), value: fc.jsonValue() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('text' as const),
      type: fc.constantFrom(...TYPES),
      text: fc.oneof(text, fc.constantFrom('{', '{"a":', '[]', '"', '{"a":1e999}', '--\r\n')),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('form' as const), parts }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('cut form' as const),
      parts,
      length: fc.integer({ min: 0, max: 400 }),
    }),
  },
)

export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc.record({
  call: fc.constantFrom(...CALLS),
  method: fc.oneof(
    { weight: 14, arbitrary: fc.constant('POST') },
    { weight: 5, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  ),
  isAdmin: fc.boolean(),
  query: fc.array(fc.tuple(name, text), { maxLength: 4 }),
  body,
})

const BOUNDARY = 'generated-boundary'

/** The path and the options of fetch for a generated request. */
export const toFetch = ({ call, method, query, body: made }: GeneratedRequest) => {
  const search = new URLSearchParams(query).toString()
  const path = `/php/${call}${search ? `?${search}` : ''}`
  if (method === 'GET') return { path, init: { method } }
  const [type, content] = contentOf(made)
  return {
    path,
    init: { method, body: content, headers: { ...(type && { 'Content-Type': type }) } },
  }
}

const contentOf = (made: GeneratedBody): [type: string, content: Buffer<ArrayBuffer>] => {
  if (made.kind === 'json') return ['application/json', Buffer.from(JSON.stringify(made.value))]
  if (made.kind === 'text') return [made.type, Buffer.from(made.text)]
  const form = formOf(made.parts)
  const content = made.kind === 'form' ? form : Buffer.from(form.subarray(0, made.length))
  return [`multipart/form-data; boundary=${BOUNDARY}`, content]
}

const formOf = (all: Part[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    ...all.flatMap(([field, content]) => {
      const isText = typeof content === 'string'
      const named = `Content-Disposition: form-data; name="${inHead(field)}"`
      const head = isText ? named : `${named}; filename="${inHead(content.file)}"`
      const bytes = isText ? Buffer.from(content) : bytesOf(content)
      return [Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n')]
    }),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

/** As browsers write it. */
const inHead = (name: string) =>
  name.replace(/["\r\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)

const bytesOf = ({ kind, bytes }: FilePart): Buffer => {
  if (kind === 'pdf') return pdfOf(bytes)
  return kind === 'png' ? blankPng(40, 40) : Buffer.alloc(bytes, 'text ')
}
