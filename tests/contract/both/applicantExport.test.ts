import { describe, expect, test } from 'vitest'
import { newApplicant, update } from '@/tests/support/candidates/applicants'
import { savedAs } from '@/tests/support/candidates/resumes'
import { expectRefusal } from '@/tests/support/expect'
import { readCsv } from '@/tests/support/files/csv'
import { mark } from '@/tests/support/mark'
import { fetchBytes, get, php } from '@/tests/support/network/http'
import { newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const download = async (filters: Record<string, string>) => {
  const answer = await fetchBytes(php('application_export', `?${new URLSearchParams(filters)}`), {
    headers: { Authorization: `Bearer ${await adminToken()}` },
  })
  expect(answer.status).toBe(200)
  return answer
}

const exported = async (filters: Record<string, string>) =>
  readCsv((await download(filters)).bytes.toString('utf8'))

describe('the applicant export', () => {
  test('is a CSV file for spreadsheets with one row per applicant and names in every script', async () => {
    const word = mark()
    const names = [`মোঃ রহিম ${word}`, `सीता "बहिनी" ${word}`, `José, ${word}`]
    const job_title = `Job ${word}`
    const job_id = String(await newJob({ job_title }))
    for (const name of names) await newApplicant({ name, job_id })
    const { headers, bytes } = await download({ q: word })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(savedAs(headers)).toMatch(/^applicants-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString('utf8').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const rows = readCsv(bytes.toString('utf8'))
    expect(rows.map((row) => row.Name)).toEqual(names.toReversed())
    expect(rows[0]).toMatchObject({
      'Applied Job': job_title,
      Country: 'UAE',
      Stage: 'New',
      Starred: 'No',
      Resume: 'cv.docx',
      Received: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
    })
  })

  test('contains no formula and no phone number that a spreadsheet reads as a number', async () => {
    const word = mark()
    for (const start of ['=', '+', '-', '@', '＝']) {
      await newApplicant({ name: `${start}HYPERLINK("x") ${word}`, position: '-1+1|cmd' })
    }
    const rows = await exported({ q: word })
    expect(rows).toHaveLength(5)
    for (const row of rows) {
      expect(row.Name).toMatch(/^'[=+\-@＝]HYPERLINK\("x"\)/)
      expect(row.Position).toBe("'-1+1|cmd")
      expect(row.Phone).toBe("'+919820012345")
    }
  })

  test('contains only the applicants that match the filters', async () => {
    const word = mark()
    const chosen = await newApplicant({ name: `Chosen ${word}` })
    await newApplicant({ name: `Left ${word}` })
    await update({ ...chosen, stage: 'selected', is_starred: true })
    const rows = await exported({ q: word, stage: 'selected', sort: 'name', page: '7' })
    expect(rows.map((row) => row.Reference)).toEqual([chosen.reference])
    expect(rows[0]).toMatchObject({ Stage: 'Selected', Starred: 'Yes' })
  })

  test('is recorded with the account, the number and the filter names but not the filter values', async () => {
    const word = mark()
    await newApplicant({ name: `Record ${word}` })
    await exported({ q: word, stage: 'new' })
    const lines = (await rowsWhere('audit', 'action', 'export')).filter(
      ({ subject, detail }) => subject === 'applications' && String(detail).startsWith('csv'),
    )
    expect(lines[0]).toMatchObject({
      actor: expect.stringMatching(/^admin \d+$/),
      count: expect.any(Number),
      detail: expect.stringContaining('filters: q, stage'),
    })
    expect(JSON.stringify(lines)).not.toContain(word)
  })

  test('of nobody is refused with a message', async () => {
    const token = await adminToken()
    const answer = await get(php('application_export', `?q=${mark()}`), token)
    expectRefusal(answer, 'There is nothing to export.')
    expectRefusal(
      await get(php('application_export', '?stage=nonsense'), token),
      'There is nothing to export.',
    )
  })
})
