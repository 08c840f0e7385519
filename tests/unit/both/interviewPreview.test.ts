import { afterAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/lib/shared/languages'
import { keysOf } from '@/lib/shared/objects'
import { wordsIn } from '@/messages/wordsIn'
import { interviewOffice } from '@/tests/support/candidates/interviewOffice'
import { storeApplicant, TODAY } from '@/tests/support/candidates/storedInterviews'

/** What staff see of an invitation before they send it: on SQLite and on Postgres. */

const { payload, end, user, newDay, seatsOf } = await interviewOffice()
// Later than interviewOffice, because they read the settings.
const { invite } = await import('@/collections/Interviews/invite')
const { previewInvitation } = await import('@/collections/Interviews/previewInvitation')

afterAll(end)

const TEXT = 'Please bring your old passport, too.'

const preview = async (id: number, applications: number[], more = {}) =>
  (await previewInvitation(payload, { id, applications, text: TEXT, ...more }, TODAY)).body

const mailsTo = async (id: number) =>
  (await payload.find({ collection: 'mails', where: { application: { equals: id } } })).docs

const shownIn = (body: object) => (body as { preview: Record<string, string> }).preview

/** Without the address of the card, which staff do not see. */
const withoutLink = (text: string, link: RegExp) => text.replaceAll(link, 'LINK')

describe('the preview of an invitation', () => {
  test('is the mail that is then sent, in the language of the person, without the link', async () => {
    const { job, day } = await newDay()
    const first = await storeApplicant(payload, job, { language: 'ur', name: 'Asha' })
    const shown = await preview(day.id, [first.id])
    expect(shown).toMatchObject({ success: true, preview: { to: 'Asha' } })
    expect(await mailsTo(first.id)).toEqual([])
    expect(await seatsOf(day.id)).toEqual([])
    await invite(
      payload,
      user,
      { id: day.id, applications: [first.id], tell: true, text: TEXT },
      TODAY,
    )
    const [mail] = await mailsTo(first.id)
    const { subject, text, html } = shownIn(shown)
    expect(subject).toBe(mail?.subject)
    expect(text).toContain(TEXT)
    expect(text).not.toContain('/interview/')
    expect(html).not.toContain('/interview/')
    expect(withoutLink(String(text), /^#$/gm)).toBe(
      withoutLink(mail?.text ?? '', /^https?:\S+\/interview\/\S+$/gm),
    )
  })

  test.each(keysOf(LANGUAGES))(
    'has the map of the place in %s, if the day has one',
    async (language) => {
      const { job, day } = await newDay()
      const { id } = await storeApplicant(payload, job, { language })
      const word = wordsIn(language, 'interview')('map')
      const { text, html } = shownIn(await preview(day.id, [id]))
      expect(text).toContain(`\n\n${word}\nhttps://maps.example/hall\n\n`)
      expect(html).toMatch(new RegExp(`<a href="https://maps.example/hall" [^>]*>${word}</a>`))
      const without = await newDay({ map_url: '' })
      const other = await storeApplicant(payload, without.job, { language })
      const plain = shownIn(await preview(without.day.id, [other.id]))
      expect(plain.text).not.toContain(`\n${word}\n`)
      expect(plain.html).not.toContain(`>${word}<`)
    },
  )

  test('is for the first who can get a mail', async () => {
    const { job, day } = await newDay()
    const without = await storeApplicant(payload, job, { email: '', name: 'No Mail' })
    const gone = await storeApplicant(payload, job, { erasure_asked_at: TODAY.toISOString() })
    const other = await storeApplicant(payload, job, { name: 'Binod' })
    const shown = await preview(day.id, [without.id, gone.id, other.id])
    expect(shown).toMatchObject({ preview: { to: 'Binod' } })
    expect(await preview(day.id, [without.id, gone.id])).toMatchObject({
      success: false,
      message: 'Nobody has an e-mail address: call them.',
    })
  })

  test('is refused where nobody would be invited', async () => {
    const off = await newDay({ called_off_at: TODAY.toISOString() })
    expect(await preview(off.day.id, [off.applicant.id])).toMatchObject({ success: false })
    const { day, applicant } = await newDay()
    expect(await preview(day.id, [applicant.id], { time: '23:00' })).toMatchObject({
      message: 'No place is free from this hour on.',
    })
    expect(await preview(0, [applicant.id])).toMatchObject({ success: false })
  })
})
