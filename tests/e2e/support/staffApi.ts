import { type APIRequest, type APIResponse, expect } from 'playwright/test'
import { fixture, type TestFile } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'

/** A stored row, as a response contains it. */
export type Row = Record<string, unknown>

/** The first admin of the site under test (startSite.ts). */
export const siteAdmin = () => ({
  email: process.env.SITE_ADMIN_EMAIL ?? '',
  password: process.env.SITE_ADMIN_PASSWORD ?? '',
})

export type Account = { id: number; email: string; password: string }

export type StaffApi = Awaited<ReturnType<typeof openStaffApi>>

/**
 * The staff's side over HTTP: prepares what a test needs and reads what is stored afterwards.
 * `tidyUp` deletes the jobs and accounts it made.
 */
export const openStaffApi = async (requests: APIRequest) => {
  const http = await requests.newContext({ baseURL: process.env.SITE_BASE_URL })
  const jobIds: number[] = []
  const accounts: Account[] = []

  const logIn = async (account: { email: string; password: string }): Promise<string> => {
    const answer = await http.post('/php/login.php', { data: account })
    const { token } = await read(answer)
    expect(token, 'a token for the login').toEqual(expect.any(String))
    return String(token)
  }
  const admin = siteAdmin()
  const token = await logIn(admin)
  const headers = { Authorization: `Bearer ${token}` }
  const get = async (path: string) => read(await http.get(path, { headers }))
  const { country } = await get('/php/country_list.php')
  const [firstCountry] = country as { id: number; name: string }[] // asserted by lists.test.ts

  /** Posts a job; `company_logo` is a file. Returns its id. */
  const newJob = async (
    overrides: Record<string, string> = {},
    company_logo?: TestFile,
  ): Promise<number> => {
    const { success, job_id } = await read(
      await http.post('/php/jobpost.php', {
        headers,
        multipart: {
          job_title: `Test job ${mark()}`,
          company_name: 'Specimen Test Company',
          salary: 'AED 2,000',
          country_id: String(firstCountry?.id),
          location_hiring: 'Jebel Ali',
          skill_keyword: 'Welding, Fitting',
          job_education: 'ITI',
          job_description: 'First line\nSecond line',
          experience: '2 years',
          ...overrides,
          ...(company_logo && { company_logo: upload(company_logo) }),
        },
      }),
    )
    expect(success, 'the job was posted').toBe(true)
    jobIds.push(Number(job_id))
    return Number(job_id)
  }

  const setStatus = async (job_id: number, status: 'Active' | 'Inactive'): Promise<void> => {
    const answer = await http.post('/php/job_status_update.php', {
      headers,
      data: { job_id, status },
    })
    expect((await read(answer)).success, 'the status was changed').toBe(true)
  }

  const deleteJob = async (id: number): Promise<void> => {
    const answer = await http.delete(`/api/jobs/${id}`, { headers })
    expect(answer.status(), 'the job was deleted').toBe(200)
  }

  const jobOf = async (id: number): Promise<Row> =>
    (await get(`/php/job_details.php?job_id=${id}`)).job as Row // asserted by jobs.test.ts

  /** Finds a job that a test posted on the screen and remembers it for `tidyUp`. */
  const jobTitled = async (title: string): Promise<Row | undefined> => {
    const { jobs } = await get(`/php/joblist.php?q=${encodeURIComponent(title)}`)
    const job = (jobs as Row[]).find(({ job_title }) => job_title === title) // asserted by jobs.test.ts
    if (job) jobIds.push(Number(job.id))
    return job
  }

  /** Applies as a candidate does. Returns the reference. */
  const apply = async (
    overrides: Record<string, string> = {},
    resume = fixture('resume.pdf'),
  ): Promise<string> => {
    const { success, reference } = await read(
      await http.post('/php/job_applied.php', {
        multipart: {
          name: 'Asha Sample',
          email: `${mark()}@candidate.example`,
          country_code: '91',
          mobile: '9820012345',
          position: 'Pipe Welder',
          job_id: 'general',
          ...overrides,
          resume: upload(resume),
        },
      }),
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

  /** The newest mail to an address. */
  const mailTo = async (email: string): Promise<Row> => {
    const { mails } = await get('/php/mail_list.php?limit=100')
    const found = (mails as Row[]).find(({ to }) => to === email) // asserted by outbox.test.ts
    expect(found, `a mail to ${email}`).toBeDefined()
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
          resume: upload(fixture('resume.pdf')),
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

  /** Creates an account for tests that change it, end its sessions or need an editor. */
  const newAccount = async (role: 'admin' | 'editor'): Promise<Account> => {
    const given = { email: `${mark()}@staff.example`, password: 'a password to begin with' }
    const current_password = admin.password
    const data = { ...given, name: `Test ${role}`, role, current_password }
    const { doc } = await read(await http.post('/api/users', { headers, data }))
    const account = { ...given, id: (doc as { id: number }).id } // Payload's answer to a create
    accounts.push(account)
    return account
  }

  /** Ends all sessions of an account, as if it had logged out everywhere. */
  const endSessions = async (account: Account): Promise<void> => {
    const answer = await http.post('/php/logout.php', {
      headers: { Authorization: `Bearer ${await logIn(account)}` },
      data: { everywhere: true },
    })
    expect((await read(answer)).success, 'all sessions were ended').toBe(true)
  }

  /** The status of profile.php for a token. */
  const profileStatus = async (candidate: string): Promise<number> => {
    const answer = await http.get('/php/profile.php', {
      headers: { Authorization: `Bearer ${candidate}` },
    })
    return answer.status()
  }

  const tidyUp = async (): Promise<void> => {
    for (const { id } of accounts) await http.delete(`/api/users/${id}`, { headers })
    if (jobIds.length > 0) {
      await http.delete(`/api/jobs?where[id][in]=${jobIds.join(',')}`, { headers })
    }
    await http.dispose()
  }

  return {
    admin,
    token,
    logIn,
    newJob,
    setStatus,
    deleteJob,
    jobOf,
    jobTitled,
    apply,
    enquire,
    mailTo,
    statusPageToken,
    register,
    applicationsOf,
    applicantsNamed,
    changeApplication,
    registrationsOf,
    enquiriesOf,
    newAccount,
    endSessions,
    profileStatus,
    countryName: firstCountry?.name ?? '',
    tidyUp,
  }
}

/** A file in the form that Playwright uploads. */
export const upload = ({ name, bytes, type }: TestFile) => ({
  name,
  mimeType: type,
  buffer: bytes as Buffer,
})

const read = async (answer: APIResponse): Promise<Row> => answer.json()
