// Starts the built site with a new data folder, for measurements or pictures.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SERVER, siteEnv, untilItAnswers } from './lib.mjs'

const PASSWORD = 'bench-password-1'

/** `office`: how many made-up applications and registrations to add. */
export const startSite = async ({ office } = {}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = siteEnv({
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_SCALE: '100000',
  })
  if (office) {
    spawnSync('npm', ['run', '--silent', 'seed', '--', '--office', ...office], {
      stdio: 'ignore',
      env,
    })
  }
  const child = spawn('node', [SERVER, String(port)], { stdio: 'ignore', env })
  await untilItAnswers(`${url}/health`, child)
  const login = await fetch(`${url}/php/login.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: PASSWORD }),
  })
  const { token } = await login.json()
  return {
    url,
    token,
    applications: async () => {
      const list = await fetch(`${url}/php/jobapplied_list.php?page=1&limit=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return (await list.json()).total
    },
    stop: async () => {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A free port. */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
