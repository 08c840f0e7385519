// Takes pictures of all screens, to look at after a change:
//   npm run screens -- [FOLDER] [PART OF A NAME]
// from a new site with sample jobs and made-up people, or from the site that SITE names (with
// ADMIN_EMAIL and ADMIN_PASSWORD). Files: NAME-WIDTH.png and NAME-WIDTH-dark.png. Without a folder:
// the compressed pictures of docs/screens. Needs a build (npm start, npm run build).
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { screensOf } from './screenList.mjs'
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
  const screens = await screensOf(site, {
    isWhole: folder !== undefined,
    hasStrain: folder !== undefined && (part === '' || part.startsWith('strained')),
  })
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

async function logIn(url) {
  const answer = await fetch(`${url}/php/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }),
  })
  return (await answer.json()).token
}
