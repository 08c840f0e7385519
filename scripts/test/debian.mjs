import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { say, stop } from '../lib.mjs'

/** A file that shows that a program is there, and the Debian package that brings it. */
const PROGRAMS = {
  chromium: { file: '/usr/bin/chromium', debian: 'chromium' },
  postgresql: { file: '/usr/lib/postgresql', debian: 'postgresql' },
  nginx: { file: '/usr/sbin/nginx', debian: 'nginx-light' },
  java: { file: 'java', debian: 'default-jre-headless' },
  firefox: { file: '/usr/bin/firefox-esr', debian: 'firefox-esr' },
  webkit: { file: '/usr/bin/WebKitWebDriver', debian: 'webkit2gtk-driver' },
  xvfb: { file: '/usr/bin/Xvfb', debian: 'xvfb' },
  xauth: { file: '/usr/bin/xauth', debian: 'xauth' },
}

/** Installs with apt-get what is missing of these programs; stops when that is impossible. */
export const debianPackages = (names) => {
  const missing = () => [...new Set(names)].map((name) => PROGRAMS[name]).filter(isMissing)
  const packages = missing().map(({ debian }) => debian)
  if (packages.length === 0) return
  say(`Installing ${packages.join(', ')} …`)
  const aptGet = (...args) =>
    spawnSync('apt-get', ['-y', '--no-install-recommends', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update')
  aptGet('install', ...packages)
  const left = missing().map(({ debian }) => debian)
  if (left.length > 0) stop(`apt-get could not install ${left.join(', ')}.`)
}

const isMissing = ({ file }) => {
  if (path.isAbsolute(file)) return !existsSync(file)
  return !(process.env.PATH ?? '').split(':').some((dir) => existsSync(path.join(dir, file)))
}
