import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import {
  applyForm,
  jobForm,
  type Overrides,
  registrationForm,
} from '@/tests/support/candidates/forms'
import { fixture, pdfOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, php, postForm, rawCall, rawMultipart } from '@/tests/support/network/http'
import { applicationsOf, jobsMarked, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const server = inject('server')

type Upload = {
  call: string
  field: string
  form: (marked: string) => FormData | Promise<FormData>
  rowsOf: (marked: string) => Promise<unknown[]>
}

const email = (marked: string): Overrides => ({ email: `${marked}@candidate.example` })

const UPLOADS: [who: string, upload: Upload][] = [
  [
    'a candidate who applies',
    {
      call: 'job_applied',
      field: 'resume',
      form: (marked) => applyForm({ ...email(marked), resume: undefined }),
      rowsOf: (marked) => applicationsOf(`${marked}@candidate.example`),
    },
  ],
  [
    'a candidate who registers',
    {
      call: 'registration',
      field: 'resume',
      form: (marked) => registrationForm({ ...email(marked), resume: undefined }),
      rowsOf: (marked) => rowsWhere('registrations', 'email', `${marked}@candidate.example`),
    },
  ],
  [
    'an admin who posts a job',
    {
      call: 'jobpost',
      field: 'company_logo',
      form: (marked) => jobForm({ job_title: `Test job ${marked}` }),
      rowsOf: jobsMarked,
    },
  ],
]

/** The form as a raw body, with a file that contains the mark from its start. */
const rawForm = (form: FormData, field: string, marked: string) =>
  rawMultipart([
    ...[...form].map(([name, value]) => ({ head: `name="${name}"`, content: String(value) })),
    { head: `name="${field}"; filename="cv.pdf"`, content: pdfOf(200_000, marked) },
  ])

/** Every stored file that contains the mark, also half-written ones. */
const filesWith = (marked: string): string => {
  const uploads = path.join(server?.dataDir ?? '', 'uploads')
  return spawnSync('grep', ['-rlF', marked, uploads], { encoding: 'utf8' }).stdout
}

describe.each(UPLOADS)(
  '%s over an interrupted connection',
  (_who, { call, field, form, rowsOf }) => {
    test('leaves no row and no file, whether the upload stops in the fields, in the file or just before the end', async () => {
      const marked = mark()
      const { headers, body } = rawForm(await form(marked), field, marked)
      for (const length of [200, body.length / 2, body.length - 4]) {
        await rawCall(php(call), {
          method: 'POST',
          headers: {
            ...headers,
            ...bearer(await adminToken()),
            'Content-Length': String(body.length),
          },
          body: [body.subarray(0, length)],
          hangUp: true,
        })
      }
      // When this request is answered, the interrupted ones have been handled.
      const next = mark()
      const resume = fixture('resume.pdf')
      const answer = await postForm(php('job_applied'), applyForm({ ...email(next), resume }))
      expect(answer.body).toMatchObject({ success: true })
      expect(await rowsOf(marked)).toEqual([])
      if (server) expect(filesWith(marked)).toBe('')
    })
  },
)
