import { defineConfig } from 'playwright/test'
import { CHROMIUM } from '../support/chromium'
import { isEveryPush } from '../support/scope'

// A development server compiles each page on its first request.
const isDevelopment = Boolean(process.env.TEST_BASE_URL)

/**
 * The flows of docs/product.md §4 and the rows of §8.1 in a browser, against the built site with
 * new data, or against the running one that TEST_BASE_URL names. A test runs on phone and desktop
 * unless it is tagged `@phone` or `@desktop`; on a push those without a tag run on the phone only.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: isEveryPush ? '**/release/**' : [],
  outputDir: '../../.test-tmp/e2e',
  globalSetup: './support/startSite.ts',
  // Two files at once: each test finds its own data by a unique mark.
  workers: 2,
  // A second try tells a flaky test from a failing one; both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: isDevelopment ? 180_000 : 90_000,
  expect: { timeout: isDevelopment ? 30_000 : 20_000 },
  reporter: [
    ['line'],
    // Written to this file (scripts/test/runners.mjs); without it, the JSON would fill the terminal.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] satisfies ['json']] : []),
  ],
  use: {
    browserName: 'chromium',
    // Set by startSite before the workers read it.
    baseURL: process.env.SITE_BASE_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop\b/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'desktop',
      ...(isEveryPush ? { grep: /@desktop\b/ } : { grepInvert: /@phone\b/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
