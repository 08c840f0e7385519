import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Environment variables that let `moveClock` set the time of a process. */
export const movableClock = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'clock.cjs')}`,
  CLOCK_FILE: file,
})

/** Sets the time of the process that reads this file to a point in time; it goes on from there. */
export const moveClock = (file: string, to: Date): void =>
  writeFileSync(file, String(to.getTime() - Date.now()))
