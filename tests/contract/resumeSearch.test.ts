import { beforeAll, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { fileOf } from '@/tests/support/files/files'
import { pdfSaying } from '@/tests/support/files/pdfs'
import { mark } from '@/tests/support/mark'
import { get, php, postForm } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { logIn, newAccount } from '@/tests/support/staff/session'

const skill = mark()
let token = ''

beforeAll(async () => {
  token = await logIn(await newAccount('recruiter'))
})

const found = async (q: string): Promise<Row[]> =>
  rowsIn(await get(php('jobapplied_list', `?page=1&limit=5&q=${q}`), token), 'jobs')

test('a recruiter finds a welder by a word that is only in the resume, and sees the words', async () => {
  const email = `${mark()}@candidate.example`
  const resume = fileOf('cv.pdf', pdfSaying(`Argon welder, trained in ${skill} with a certificate`))
  const answer = await postForm(php('job_applied'), applyForm({ email, resume }))
  expect(answer.body).toMatchObject({ success: true })
  await expect.poll(() => found(skill), { timeout: 60_000, interval: 1000 }).toHaveLength(1)
  const [row] = await found(`welder+${skill}`)
  expect(row).toMatchObject({ email, resume_words: expect.stringContaining(`trained in ${skill}`) })
  const opened = await get(php('application', `?id=${row?.id}`), token)
  expect(opened.body?.application).toMatchObject({ resume_state: 'read' })
  expect(opened.text).not.toContain(skill)
}, 90_000)
