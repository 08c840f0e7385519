// Takes pictures of all screens, to look at after a change:
//   npm run screens -- [FOLDER] [PART OF A NAME]
// from a new site with sample jobs and made-up people, or from the site that SITE names (with
// ADMIN_EMAIL and ADMIN_PASSWORD). Files: NAME-WIDTH.png and NAME-WIDTH-dark.png. Without a folder:
// the compressed pictures of docs/screens. Needs a build (npm start, npm run build).
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { startSite } from './site.mjs'

const SIZES = { 360: 740, 768: 1024, 1440: 900 }
const [folder, part = ''] = process.argv.slice(2)

/** The pictures of docs/screens: screen, width, colour scheme, file name. */
const KEPT = [
  ['home', 1440, 'light', 'home'],
  ['home', 360, 'light', 'home-360'],
  ['job-list', 1440, 'light', 'job-list'],
  ['job-list', 360, 'dark', 'job-list-360-dark'],
  ['job', 360, 'light', 'job-360'],
  ['registration', 360, 'light', 'registration-360'],
  ['country', 1440, 'dark', 'country-dark'],
  ['candidate', 1440, 'light', 'candidates'],
  ['candidates', 360, 'light', 'candidates-360'],
  ['jobs', 1440, 'light', 'manage-jobs'],
  ['overview', 1440, 'light', 'overview'],
]

const site = process.env.SITE
  ? { url: process.env.SITE, token: await logIn(process.env.SITE), stop: () => {} }
  : await startSite({ office: ['300', '60'] })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const screens = await screensOf(site.url)
  const out = folder ?? 'docs/screens'
  mkdirSync(out, { recursive: true })
  const wanted = folder
    ? Object.keys(screens)
        .filter((name) => name.includes(part))
        .flatMap((name) =>
          Object.keys(SIZES).flatMap((width) =>
            ['light', 'dark'].map((scheme) => [
              name,
              Number(width),
              scheme,
              `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`,
            ]),
          ),
        )
    : KEPT
  for (const [name, width, scheme, file] of wanted) {
    const screen = screens[name]
    if (screen.only && screen.only !== width) continue
    const picture = await take(screen, width, scheme)
    if (folder)
      await sharp(picture)
        .png({ palette: true })
        .toFile(path.join(out, `${file}.png`))
    else
      await sharp(picture)
        .webp({ quality: 82, effort: 6 })
        .toFile(path.join(out, `${file}.webp`))
    process.stdout.write(`${file}\n`)
  }
} finally {
  await browser.close()
  await site.stop()
}

async function take(screen, width, colorScheme) {
  const isPhone = width === 360
  const page = await browser.newPage({
    viewport: { width, height: SIZES[width] },
    deviceScaleFactor: isPhone ? 1.5 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  try {
    const { popup = false, office = false } = screen
    await page.addInitScript(
      ({ popup, token }) => {
        if (!popup) localStorage.setItem('welcome-shown-at', String(Date.now()))
        if (token) sessionStorage.setItem('token', token)
      },
      { popup, token: office && site.token },
    )
    await page.goto(site.url + screen.path, { waitUntil: 'networkidle' })
    await screen.act?.(page, width)
    await page.waitForLoadState('networkidle')
    // Pictures below the first screen are loaded when they are scrolled to.
    if (screen.whole) {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y)
          await new Promise(requestAnimationFrame)
        }
        window.scrollTo(0, 0)
      })
      await page.waitForLoadState('networkidle')
    }
    return await page.screenshot({ fullPage: Boolean(screen.whole), animations: 'disabled' })
  } finally {
    await page.close()
  }
}

/** A job that tests the layout: long words, other scripts, no logo. */
async function postStrain({ url, token }) {
  const send = async (call, fields, headers) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return (await fetch(`${url}/php/${call}.php`, { method: 'POST', body, headers })).json()
  }
  const { country } = await (await fetch(`${url}/php/country_list.php`)).json()
  const { job_id } = await send(
    'jobpost',
    {
      job_title:
        'Senior Instrumentation and Control Systems Commissioning Superintendent (Offshore)',
      company_name: `Specimen ${'Petroleum Services and General Contracting '.repeat(3)}WLL`,
      salary: 'QAR 13,200 - 13,600 with overtime, food and a room for the family',
      country_id: country[0].id,
      location_hiring: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      skill_keyword: `${'PLC, DCS, SIL, '.repeat(6)}Supercalifragilisticexpialidocious`,
      job_education: 'B.E. / B.Tech. in Instrumentation, Electronics or Electrical Engineering',
      job_description: `${'Word '.repeat(120)}\n\n${'Unbroken'.repeat(30)}`,
      experience: 'At least 12 years, of these 6 in the Gulf',
    },
    { authorization: `Bearer ${token}` },
  )
  const resume = new File(['%PDF-1.4\nstartxref\n9\n%%EOF'], 'cv.pdf', { type: 'application/pdf' })
  const names = [
    'محمد عبدالرحمن خان',
    'মোহাম্মদ আব্দুর রহমান চৌধুরী',
    `${'Venkatanarasimharajuvaripeta '.repeat(3)}Rao`,
  ]
  for (const [at, name] of names.entries()) {
    const person = { name, email: `strain-${at}-${'long-'.repeat(6)}@candidate.example` }
    await send('job_applied', {
      ...person,
      country_code: '91',
      mobile: `981230000${at}`,
      position: 'Instrument technician',
      job_id: String(job_id),
      resume,
    })
  }
  return job_id
}

/**
 * Each screen: its address, who is signed in, whether the whole page is shown, and what is done
 * first.
 */
async function screensOf(url) {
  const { jobs } = await (await fetch(`${url}/php/joblist.php`)).json()
  const job = jobs[0].id
  const strained =
    folder && (part === '' || part.startsWith('strained')) ? await postStrain(site) : null
  const panel = (name) => ({ path: `/managejobs?panel=${name}`, office: true })
  const openFirst = (page) => page.locator('main table tbody a, main ul a').first().click()
  return {
    home: { path: '/', whole: folder !== undefined },
    'home-first': { path: '/' },
    popup: { path: '/', popup: true },
    drawer: {
      path: '/',
      only: 360,
      act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    },
    menu: {
      path: '/',
      only: 1440,
      act: (page) => page.locator('header nav button').first().click(),
    },
    'job-list': { path: '/job-list', whole: folder !== undefined },
    'list-filters': {
      path: '/job-list',
      only: 360,
      act: (page) => page.getByText('Filters').first().click(),
    },
    'list-empty': { path: '/job-list?q=zzzz', whole: true },
    job: { path: `/job-details/${job}`, whole: folder !== undefined },
    apply: { path: `/apply-job/${job}`, whole: true },
    'apply-errors': {
      path: `/apply-job/${job}`,
      whole: true,
      act: (page) => page.getByRole('button', { name: 'Send Application' }).click(),
    },
    registration: { path: '/registration', whole: folder !== undefined },
    article: { path: '/fake-gulf-job-offers', whole: true },
    articles: { path: '/articles', whole: true },
    country: { path: '/jobs-in-doha', whole: folder !== undefined },
    industry: { path: '/construction-industry', whole: true },
    industries: { path: '/industries', whole: true },
    contact: { path: '/contact-us', whole: true },
    'check-messages': { path: '/how-we-check-messages', whole: true },
    partner: { path: '/partner-with-us', whole: true },
    about: { path: '/about-us', whole: true },
    'be-aware': { path: '/BeAwareModal', whole: true },
    'site-map': { path: '/site-map', whole: true },
    'not-found': { path: '/no-such-page', whole: true },
    login: { path: '/login' },
    overview: { ...panel('overview'), whole: folder !== undefined },
    jobs: panel('jobs'),
    candidates: panel('candidates'),
    candidate: { ...panel('candidates'), act: openFirst },
    registrations: panel('registrations'),
    registrant: { ...panel('registrations'), act: openFirst },
    enquiries: panel('enquiries'),
    outbox: panel('outbox'),
    privacy: { ...panel('privacy'), whole: true },
    profile: { ...panel('profile'), whole: true },
    'candidates-empty': { path: '/managejobs?panel=candidates&search=zzzz', office: true },
    ...(strained && {
      'strained-job': { path: `/job-details/${strained}`, whole: true },
      'strained-list': { path: '/job-list', whole: true },
      'strained-home': { path: '/', whole: true },
      'strained-apply': { path: `/apply-job/${strained}`, whole: true },
      'strained-jobs': panel('jobs'),
      'strained-candidates': panel('candidates'),
      'strained-candidate': { ...panel('candidates'), act: openFirst },
    }),
    addjob: { path: '/addjob', office: true, whole: true },
    'edit-job': { path: `/edit-job/${job}`, office: true, whole: true },
  }
}

async function logIn(url) {
  const answer = await fetch(`${url}/php/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }),
  })
  return (await answer.json()).token
}
