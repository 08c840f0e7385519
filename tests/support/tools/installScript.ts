import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SCRIPT_ENV } from './scriptEnv'

const DEBIAN_12 = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\nVERSION_ID="12"\n'
/** What a person types; tests of one answer replace it. */
export const ANSWERS = ['--domain', 'jobs.example.com', '--email', 'you@example.com']

export type Server = {
  root: string
  /** Runs the script with SITE_ROOT; `lines` is all that it printed. */
  install: (...options: string[]) => { status: number | null; lines: string }
  /** Runs functions of the script, after reading it. */
  call: (commands: string) => { status: number | null; lines: string }
  write: (file: string, content: string) => void
  read: (file: string) => string
  /** Every file below the folder, with its content. */
  everything: () => Record<string, string>
  remove: () => void
}

/** A folder that stands for the root of a server with this `os-release`. */
export const server = (osRelease = DEBIAN_12): Server => {
  const root = mkdtempSync(path.join(tmpdir(), 'server-'))
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), content)
  }
  write('etc/os-release', osRelease)
  const run = (args: string[]) => {
    const env = { ...SCRIPT_ENV, SITE_ROOT: root }
    const { status, stdout, stderr } = spawnSync('bash', args, { encoding: 'utf8', env })
    return { status, lines: stdout + stderr }
  }
  return {
    root,
    install: (...options) => run(['deploy/install.sh', ...options]),
    call: (commands) => run(['-c', `. deploy/install.sh\n${commands}`]),
    write,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    everything: () =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => path.join(parentPath, name))
          .map((file) => [file, readFileSync(file, 'utf8')]),
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
