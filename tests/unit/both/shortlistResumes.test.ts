import { afterAll, describe, expect, test } from 'vitest'
import type { Application } from '@/payload-types'
import { shortlistSite } from '@/tests/support/candidates/shortlistSite'
import { TODAY } from '@/tests/support/candidates/storedInterviews'

/** The words of a resume on the list of an employer: on SQLite and on Postgres. */

const { payload, end, view, opened, endLink } = await shortlistSite()
afterAll(end)

const TEXT = 'Ravi Kumar Welder 6G +91 98765 43210 ravi@gmail.com Aramco 2010 - 2015'
const READ: Partial<Application> = {
  ...{ upload_resume: 'a.pdf', resume_name: 'a.pdf' },
  ...{ resume_read: 'read', resume_text: TEXT },
}

/** A list of two people, open in a browser. The trigger empties the text of a new file, so it comes later. */
const openList = async (of: Partial<Application> = READ, with_resumes = true) => {
  const made = await opened(2, { upload_resume: of.upload_resume ?? null }, { with_resumes })
  for (const { id } of made.people) {
    const { resume_read, resume_text } = of
    await payload.db.updateOne({
      collection: 'applications',
      id,
      data: { resume_read, resume_text },
    })
  }
  const [place = 0] = made.places
  const [{ id: applicant } = { id: 0 }] = made.people
  return {
    ...{ ...made, place, applicant },
    read: (wanted = place, browser: string | null = made.browser, now = TODAY) =>
      view(made.token, browser, now, wanted),
  }
}

const looksAt = async (id: number) => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ subject: { equals: 'applications' } }, { subject_id: { equals: id } }] },
    pagination: false,
  })
  return docs.filter(({ action }) => action === 'view')
}

describe('an employer whom the office lets read resumes', () => {
  test('reads the words without what makes contact, and each look is recorded', async () => {
    const { id, applicant, read, token, browser } = await openList()
    expect(await view(token, browser)).toMatchObject({ people: [{ resume: 'read' }, {}] })
    expect(await looksAt(applicant)).toEqual([])
    const seen = await read()
    expect(seen).toMatchObject({
      state: 'resume',
      text: 'Ravi Kumar Welder 6G ••• Aramco 2010 - 2015',
    })
    for (const secret of ['98765', 'ravi@', 'a.pdf']) {
      expect(JSON.stringify(seen)).not.toContain(secret)
    }
    await read()
    const look = { actor: 'visitor', detail: `resume text, shortlist ${id}` }
    expect(await looksAt(applicant)).toMatchObject([look, look])
  })

  test.each([
    ['a picture', { upload_resume: 'a.pdf', resume_read: 'picture' } as const, 'picture'],
    ['unreadable', { upload_resume: 'a.pdf', resume_read: 'unreadable' } as const, 'unreadable'],
    ['not read yet', { upload_resume: 'a.pdf' }, 'waiting'],
  ])('reads that there is no text when the resume is %s', async (_what, of, resume) => {
    const { read } = await openList({ resume_read: null, resume_text: null, ...of })
    expect(await read()).toMatchObject({ state: 'resume', person: { resume }, text: null })
  })
})

describe('no employer reads a resume', () => {
  test('on a list without resumes', async () => {
    const { read, applicant, token, browser } = await openList(READ, false)
    expect(await read()).toMatchObject({ state: 'list', people: [{ resume: null }, {}] })
    expect(JSON.stringify(await view(token, browser))).not.toContain('Aramco')
    expect(await looksAt(applicant)).toEqual([])
  })

  test('before the code, in another browser, or twelve hours after it', async () => {
    const { read, place, applicant } = await openList()
    for (const browser of [null, 'x'.repeat(43)]) {
      expect(await read(place, browser)).toMatchObject({ state: 'code' })
    }
    const { browser } = await openList()
    expect(await read(place, browser)).toMatchObject({ state: 'code' })
    const late = new Date(TODAY.getTime() + 12 * 3_600_000)
    expect(await read(place, undefined, late)).toMatchObject({ state: 'code' })
    expect(await looksAt(applicant)).toEqual([])
  })

  test('from the moment when staff end the link, or after its last day', async () => {
    const { id, read, place, applicant } = await openList()
    const after = new Date('2026-12-16T10:00:00Z')
    expect(await read(place, undefined, after)).toEqual({ state: 'ended' })
    await endLink(id)
    expect(await read()).toEqual({ state: 'ended' })
    expect(await looksAt(applicant)).toEqual([])
  })

  test.each([
    ['withdrew', { stage: 'withdrawn' }],
    ['was rejected', { stage: 'rejected' }],
    ['asked to be erased', { erasure_asked_at: '2026-11-28T09:00:00.000Z' }],
    ['is hidden before the erasure', { quarantined_at: '2026-11-28T09:00:00.000Z' }],
  ] as [string, Partial<Application>][])('of somebody who %s', async (_what, data) => {
    const { applicant, read } = await openList()
    await payload.db.updateOne({ collection: 'applications', id: applicant, data })
    const seen = await read()
    expect(seen).toMatchObject({ state: 'list' })
    expect(JSON.stringify(seen)).not.toContain('Aramco')
    expect(await looksAt(applicant)).toEqual([])
  })

  test('of somebody on another list, or of no place', async () => {
    const other = await openList()
    const { read } = await openList()
    for (const place of [other.place, other.applicant + 1_000_000, 0]) {
      expect(await read(place)).toMatchObject({ state: 'list' })
    }
    expect(await looksAt(other.applicant)).toEqual([])
  })

  test('of somebody without a resume', async () => {
    const { read } = await openList({ upload_resume: null, resume_read: null, resume_text: null })
    expect(await read()).toMatchObject({ state: 'list', people: [{ resume: null }, {}] })
  })
})
