import { existsSync } from 'node:fs'

/** Debian's Chromium. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium'

/** The same browser without its windows: half the work for each test (docs/adr/0042). */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // A quarter less work for each page: no process for the empty page before it.
  '--renderer-process-limit=1',
]

/** Launch options for the Chromium that is installed on the machine. */
export const CHROMIUM = {
  executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE_CHROMIUM,
  args: CHROMIUM_FLAGS,
}
