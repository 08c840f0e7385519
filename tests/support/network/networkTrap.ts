import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Environment variables that make a process log its outgoing connections to a file. */
export const networkTrap = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'networkTrap.cjs')}`,
  NETWORK_TRAP_FILE: file,
})

/** The external hosts that the process has tried to reach so far. */
export const trappedHosts = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
