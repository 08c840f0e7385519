import { expect } from 'playwright/test'
import { officeDay } from '@/lib/shared/format'
import { DAY_MS } from '@/lib/shared/limits'
import { newMobile } from '@/tests/support/candidates/mobile'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { type Row, read, type SiteClient, upload } from './siteClient'

/** A Word file, since the site starts two threads for each PDF, which take most of a second. */
const RESUME = fixture('resume.docx')

/** The fields of a valid application for no job in particular. */
export const application = (overrides: Record<string, string> = {}, resume = RESUME) => ({
  name: 'Asha Sample',
  email: `${mark()}@candidate.example`,
  country_code: '91',
  mobile: '9820012345',
  position: 'Pipe Welder',
  job_id: 'general',
  ...overrides,
  resume: upload(resume),
})

/** Sends what candidates and visitors send, and reads or changes it as staff. */
export const candidateRecords = ({ http, headers, get }: SiteClient) => {
  /** Applies as a candidate does. Returns the reference. */
  const apply = async (...given: Parameters<typeof application>): Promise<string> => {
    const { success, reference } = await read(
      await http.post('/php/job_applied.php', { multipart: application(...given) }),
    )
    expect(success, 'the application was taken').toBe(true)
    return String(reference)
  }

  /** Sends an enquiry as a visitor does. */
  const enquire = async (overrides: Record<string, string> = {}): Promise<void> => {
    const { success } = await read(
      await http.post('/php/enquiry.php', {
        multipart: {
          kind: 'contact',
          name: 'Asha Sample',
          email: `${mark()}@visitor.example`,
          message: 'Which papers do I need?',
          ...overrides,
        },
      }),
    )
    expect(success, 'the enquiry was taken').toBe(true)
  }

  /** The newest mail to an address, once there is one. */
  const mailTo = async (email: string): Promise<Row> => {
    let found: Row | undefined
    await expect(async () => {
      const { docs } = await get(`/api/mails?where[to][equals]=${encodeURIComponent(email)}`)
      found = (docs as Row[])[0] // newest first, asserted by outbox.test.ts
      expect(found, `a mail to ${email}`).toBeDefined()
    }).toPass({ timeout: 30_000 })
    return (await get(`/php/mail_list.php?mail_id=${found?.id}`)).mail as Row // as above
  }

  /** The token of the status page, taken from the confirmation mail to this address. */
  const statusPageToken = async (email: string): Promise<string> => {
    const { text } = await mailTo(email)
    const token = /\/my-application\/(\S+)/.exec(String(text))?.[1]
    expect(token, 'a link in the confirmation').toBeTruthy()
    return String(token)
  }

  /** Registers as a candidate does. Returns the reference. */
  const register = async (overrides: Record<string, string> = {}): Promise<string> => {
    const { position } = await get('/php/position.php')
    const electrician = (position as Row[]).find(({ name }) => name === 'Electrician') // asserted by lists.test.ts
    const { success, reference } = await read(
      await http.post('/php/registration.php', {
        multipart: {
          terms: 'true',
          full_name: 'Asha Sample',
          country_code: '91',
          whatsup_no: newMobile(),
          email: `${mark()}@candidate.example`,
          current_location: 'Pune',
          category: 'Building Construction',
          position: String(electrician?.id),
          gulf_exp: '3',
          india_exp: '4',
          ...overrides,
          resume: upload(RESUME),
        },
      }),
    )
    expect(success, 'the registration was taken').toBe(true)
    return String(reference)
  }

  /** The applications with this e-mail address. */
  const applicationsOf = async (email: string): Promise<Row[]> => {
    const { jobs } = await get(`/php/jobapplied_list.php?q=${encodeURIComponent(email)}`)
    return (jobs as Row[]).filter((row) => row.email === email) // asserted by applicants.test.ts
  }

  /** Calls application_update.php, as a colleague on another computer would. */
  const changeApplication = async (change: Row): Promise<void> => {
    const answer = await http.post('/php/application_update.php', { headers, data: change })
    expect((await read(answer)).success, 'the application was changed').toBe(true)
  }

  /** Enters that an applicant was selected and flew so many days ago. */
  const depart = async (email: string, days: number): Promise<void> => {
    const [row] = await applicationsOf(email)
    await changeApplication({ id: row?.id, revision: row?.revision, stage: 'selected' })
    const done = officeDay(new Date(Date.now() - days * DAY_MS))
    const flown = { milestone: 'departed', planned: '', done, note: 'By hand' }
    const data = { id: row?.id, changed_at: '', ...flown }
    const answer = await http.post('/php/departure_save.php', { headers, data })
    expect((await read(answer)).success, 'the departure was entered').toBe(true)
  }

  /** All applications whose name or e-mail contains a word, newest first. */
  const applicantsNamed = async (word: string): Promise<Row[]> =>
    (await get(`/php/jobapplied_list.php?q=${encodeURIComponent(word)}`)).jobs as Row[] // as above

  /** The rows of a collection with this e-mail address, read over Payload's REST API. */
  const rowsOf =
    (slug: string) =>
    async (email: string): Promise<Row[]> => {
      const query = new URLSearchParams({ 'where[email][equals]': email, depth: '1' })
      return (await get(`/api/${slug}?${query}`)).docs as Row[] // Payload's answer to a find
    }
  const registrationsOf = rowsOf('registrations')
  const enquiriesOf = rowsOf('enquiries')

  return {
    apply,
    enquire,
    register,
    mailTo,
    statusPageToken,
    applicationsOf,
    applicantsNamed,
    changeApplication,
    depart,
    registrationsOf,
    enquiriesOf,
  }
}
