// Starts the built site with a new data folder, for measurements or pictures.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SERVER, siteEnv, untilItAnswers } from './lib.mjs'

const EMAIL = 'bench@example.com'
const PASSWORD = 'bench-password-1'

/**
 * `office`: how many made-up applications and registrations to add. `scale`: how many jobs and
 * applications a large site has. `dataDir`: a folder that is there already and stays.
 */
export const startSite = async ({ office, scale, dataDir: existing, env: more = {} } = {}) => {
  const dataDir = existing ?? mkdtempSync(path.join(tmpdir(), 'bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = siteEnv({ ...envOf(dataDir, url, port), ...more })
  if (office) seed(env, '--office', ...office)
  if (scale) seed(env, '--scale', ...scale)
  const child = spawn('node', [SERVER, String(port)], { stdio: 'ignore', env })
  await untilItAnswers(`${url}/health`, child)
  const token = await logIn(url)
  const headers = { authorization: `Bearer ${token}` }
  const totalOf = async (call) => {
    const list = await fetch(`${url}/php/${call}.php?page=1&limit=1`, { headers })
    return (await list.json()).total
  }
  return {
    url,
    token,
    account: { email: EMAIL, password: PASSWORD },
    dataDir,
    pid: child.pid,
    applications: () => totalOf('jobapplied_list'),
    mails: () => totalOf('mail_list'),
    stop: async () => {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      if (!existing) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const envOf = (dataDir, url, port) => ({
  PORT: String(port),
  SITE_URL: url,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: EMAIL,
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMIT_SCALE: '100000',
})

const seed = (env, ...args) => {
  const { status } = spawnSync('npm', ['run', '--silent', 'seed', '--', ...args.map(String)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  if (status !== 0) throw new Error(`npm run seed -- ${args.join(' ')} failed.`)
}

const logIn = async (url) => {
  const login = await fetch(`${url}/php/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  })
  return (await login.json()).token
}

/** A free port. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
