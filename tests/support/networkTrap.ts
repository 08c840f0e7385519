import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The environment of a process whose outgoing connections are noted in a file. */
export const networkTrap = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'networkTrap.cjs')}`,
  NETWORK_TRAP_FILE: file,
})

/** The hosts outside this machine that the process wanted to reach so far. */
export const trappedHosts = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
