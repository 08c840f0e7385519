// Loaded into a site under test (clock.ts): the time of the process is ahead of the machine's by the
// milliseconds in CLOCK_FILE.
const { readFileSync } = require('node:fs')

const REREAD_MS = 20
const RealDate = Date
let ahead = 0
let readAt = Number.NEGATIVE_INFINITY

const now = () => {
  if (performance.now() - readAt > REREAD_MS) {
    readAt = performance.now()
    try {
      ahead = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
    } catch {
      ahead = 0
    }
  }
  return RealDate.now() + ahead
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given))
  }

  static now() {
    return now()
  }

  // Next copies the own properties of Date only.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
}
