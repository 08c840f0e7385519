import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROGRAMS = '/usr/lib/postgresql'
const OWNER = 'postgres'

// Its data is thrown away, so nothing has to reach the disk. No TCP: no port that others may hold.
const OPTIONS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  "listen_addresses=''",
]

/** As startPostgresServer, for the whole run: answers the URL only. */
export const startPostgres = () => startPostgresServer().url

/**
 * Starts an empty Postgres cluster on a socket in a temporary folder, and removes it when this
 * process ends, or by `stop`. `url` names its database `postgres`; each site under test creates its
 * own. `halt` ends it and all connections, as an upgrade does; `start` starts it again on its data.
 */
export const startPostgresServer = () => {
  const [version] = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a))
  const folder = mkdtempSync(path.join(tmpdir(), 'overseas-postgres-'))
  const data = path.join(folder, 'data')
  // Postgres refuses to run as root.
  const [before, owner] =
    process.getuid() === 0 ? [['runuser', '-u', OWNER, '--'], OWNER] : [[], '']
  const run = (program, ...args) => {
    const [command, ...all] = [...before, path.join(PROGRAMS, version, 'bin', program), ...args]
    execFileSync(command, all, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (owner) execFileSync('chown', [owner, folder])
  chmodSync(folder, 0o755)
  run('initdb', '-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N')
  const options = [...OPTIONS, `unix_socket_directories=${folder}`].map((option) => `-c ${option}`)
  const log = path.join(folder, 'log')
  const start = () => run('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', options.join(' '))
  const stop = () => {
    process.off('exit', stop)
    run('pg_ctl', 'stop', '-m', 'immediate', '-D', data)
    rmSync(folder, { recursive: true, force: true })
  }
  const halt = () => run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data)
  start()
  process.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
  return { url: `postgres://${OWNER}@localhost/postgres?host=${folder}`, halt, start, stop }
}
