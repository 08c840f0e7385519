import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { freePort } from '../site/server'
import { SCRIPT_ENV } from './scriptEnv'

/** What a version does: `failing` are checks of /ready, or that it does not start or build. */
export type Version = {
  version: string
  failing?: string[] | 'start' | 'build'
  /** The content that its migrations make of the database. */
  database?: string
}

const TOOLS = 'tests/support/tools'
const COPIES = 'var/lib/site/upgrade-copies'

/** A folder that stands for a server with a small site on it; only systemctl is not the real one. */
export const installedSite = async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'installed-'))
  const [port, checkPort] = [await freePort(), await freePort()]
  const at = (file: string): string => path.join(root, file)
  for (const folder of [
    'run',
    'bin',
    'etc',
    'srv/site/releases',
    'srv/site/home',
    'var/lib/site',
  ]) {
    mkdirSync(at(folder), { recursive: true })
  }
  copyFileSync(`${TOOLS}/systemctl.sh`, at('bin/systemctl'))
  writeFileSync(at('var/lib/site/database.db'), 'first')
  writeFileSync(at('etc/site.env'), `BACKUP_TO="${at('backups')}"\n`)
  const env = {
    ...SCRIPT_ENV,
    PATH: `${at('bin')}:${SCRIPT_ENV.PATH}`,
    SITE_ROOT: root,
    SITE_ACCOUNT: userInfo().username,
    SITE_PORT: String(port),
    SITE_CHECK_PORT: String(checkPort),
  }
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('bash', args, { encoding: 'utf8', env })
    return { status, lines: stdout + stderr }
  }
  const site = (...args: string[]) => run('deploy/site', ...args)
  const call = (commands: string) => run('-c', `. deploy/site\n${commands}`)

  /** Writes the sources of a version; returns their folder. */
  const sources = (version: Version): string => {
    const folder = mkdtempSync(at('sources-'))
    mkdirSync(path.join(folder, 'deploy'))
    for (const file of ['deploy/site', 'deploy/releases.sh']) {
      copyFileSync(file, path.join(folder, file))
    }
    copyFileSync(`${TOOLS}/standIn.mjs`, path.join(folder, 'server.mjs'))
    writeFileSync(path.join(folder, 'version.json'), JSON.stringify(version))
    const scripts = {
      build: version.failing === 'build' ? 'exit 1' : 'node -e ""',
      backup: 'test -n "$BACKUP_TO" && cp "$DATA_DIR/database.db" "$BACKUP_TO"',
    }
    const description = { name: 'overseas-recruitment', private: true, scripts }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description, null, 2))
    return folder
  }

  const first = call(
    `build_release ${sources({ version: 'one' })} && point_to "$RELEASE" && systemctl start site@$PORT && until_ready $PORT 20 ''`,
  )
  if (first.status !== 0) throw new Error(first.lines)
  return {
    at,
    site,
    call,
    sources,
    upgradeTo: (version: Version) => site('upgrade', sources(version), '--wait', '20'),
    /** What a visitor gets now. */
    version: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
    process: () => readFileSync(at(`run/${port}.pid`), 'utf8'),
    database: () => readFileSync(at('var/lib/site/database.db'), 'utf8'),
    copies: () => (existsSync(at(COPIES)) ? readdirSync(at(COPIES)).sort() : []),
    copy: (name: string) => readFileSync(at(`${COPIES}/${name}`), 'utf8'),
    releases: () => readdirSync(at('srv/site/releases')).sort(),
    release: () => realpathSync(at('srv/site/current')),
    hasProcessForChecks: () => existsSync(at(`run/${checkPort}.pid`)),
    end: () => {
      call('systemctl stop "site@$PORT" "site@$CHECK_PORT"')
      rmSync(root, { recursive: true, force: true })
    },
  }
}

export type InstalledSite = Awaited<ReturnType<typeof installedSite>>
