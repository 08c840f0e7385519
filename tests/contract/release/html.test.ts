import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { applied } from '@/tests/support/candidates/statusPage'
import { get, php, postJson } from '@/tests/support/network/http'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const CHECKER = path.resolve(
  import.meta.dirname,
  '../../../node_modules/vnu-jar/build/dist/vnu.jar',
)

/** CSS that browsers support since 2023 and the checker does not know. */
const UNKNOWN_TO_CHECKER = /^CSS: .*(“@container”|“container-type”)/

/** One page of each kind. */
const PAGES: Record<string, string> = {
  'the home page': '/',
  'a content page': '/visa',
  'a page about the agency': '/about-us',
  'a country page': '/jobs-in-uae',
  'an industry page': '/construction-industry',
  'an article': '/uae-labour-laws',
  'the list of articles': '/articles',
  'the list of news': '/latest-gulf-news',
  'the list of industries': '/industries',
  'the organizational chart': '/organizational-chart',
  'the site map': '/site-map',
  'the job list': '/job-list',
  'the job list with filters': '/job-list?q=welder&country=QA&industry=oil-gas&page=1',
  'a job list without a job': '/job-list?q=nothing-of-this-name',
  'the general application': '/apply-job/general',
  'the registration': '/registration',
  'the contact page': '/contact-us',
  'the grievance form': '/grievance-form',
  'the page for partners': '/partner-with-us',
  'the check of messages': '/how-we-check-messages',
  'the warning of fake offers': '/fake-gulf-job-offers',
  'the page that warns job seekers': '/BeAwareModal',
  'the question of My steps': '/my-steps',
  'the answer of My steps': '/my-steps?from=IN&passport=ecr&to=SA&trade=welder',
  'the login': '/login',
  'an address without a page': '/no-page-has-this-address',
}

type Message = { type: string; subType?: string; url: string; message: string; extract?: string }

const problems: Record<string, string[]> = {}

beforeAll(async () => {
  const job = await newJob()
  const { token } = await applied()
  const inactive = await newJob()
  const change = { job_id: inactive, status: 'Inactive' }
  await postJson(php('job_status_update'), change, await adminToken())
  Object.assign(PAGES, {
    'a job': `/job-details/${job}`,
    'an inactive job': `/job-details/${inactive}`,
    'the application for a job': `/apply-job/${job}`,
    'a status page': `/my-application/${token}`,
    'the page of invitations': `/interview/${token}`,
    'a page for the family':
      /\/family\/[\w.-]+/.exec((await get(`/my-application/${token}`)).text)?.[0] ?? '',
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'overseas-html-'))
  try {
    const names = Object.keys(PAGES)
    const files = names.map((_, at) => path.join(folder, `${at}.html`))
    for (const [at, file] of files.entries()) {
      const { text } = await get(PAGES[names[at] ?? ''] ?? '')
      expect(text, names[at]).toContain('</html>')
      writeFileSync(file, text)
      problems[names[at] ?? ''] = []
    }
    for (const { type, subType, url, message, extract } of await checked(files)) {
      // Notes are ignored, such as the one on the slash with which React closes empty elements.
      if (type === 'info' && subType !== 'warning') continue
      if (UNKNOWN_TO_CHECKER.test(message)) continue
      const name = names[Number(path.basename(url, '.html'))] ?? ''
      problems[name]?.push(`${message} In: ${extract}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

/** Messages of the W3C’s Nu HTML checker about all files, from a single start of Java. */
const checked = async (files: string[]): Promise<Message[]> => {
  const args = ['-jar', CHECKER, '--format', 'json', '--exit-zero-always', ...files]
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 50_000_000 })
  return JSON.parse(stderr).messages
}

test.each([
  ...Object.keys(PAGES),
  'a job',
  'an inactive job',
  'the application for a job',
  'a status page',
  'the page of invitations',
  'a page for the family',
])('the W3C checker finds no error in the HTML of %s', (name) => {
  expect(problems[name]).toEqual([])
})
