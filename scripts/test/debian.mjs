import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { say, stop } from '../lib.mjs'

/**
 * A file that shows that a program is there, the Debian package that brings it, and, where it is not
 * that file, the word in the code that runs it.
 */
const PROGRAMS = {
  chromium: { file: '/usr/bin/chromium', debian: 'chromium' },
  // Older releases do not have it; the tests then use the whole Chromium (docs/adr/0042).
  headlessShell: {
    file: '/usr/bin/chromium-headless-shell',
    debian: 'chromium-headless-shell',
    isOptional: true,
  },
  postgresql: { file: '/usr/lib/postgresql', debian: 'postgresql' },
  nginx: { file: '/usr/sbin/nginx', debian: 'nginx-light' },
  java: { file: 'java', debian: 'default-jre-headless', word: "'java'" },
  firefox: { file: '/usr/bin/firefox-esr', debian: 'firefox-esr' },
  webkit: {
    file: '/usr/bin/WebKitWebDriver',
    debian: 'webkit2gtk-driver',
    word: "'WebKitWebDriver'",
  },
  xvfb: { file: '/usr/bin/Xvfb', debian: 'xvfb', word: "'xvfb-run'" },
  xauth: { file: '/usr/bin/xauth', debian: 'xauth', word: "'xvfb-run'" },
}

/** The names of the programs that these texts of code run. */
export const programsIn = (texts) =>
  Object.entries(PROGRAMS)
    .filter(([, { file, word = file }]) => texts.some((text) => text.includes(word)))
    .map(([name]) => name)

/** Installs with apt-get what is missing of these programs; stops when that is impossible. */
export const debianPackages = (names) => {
  const missing = () => [...new Set(names)].map((name) => PROGRAMS[name]).filter(isMissing)
  if (missing().length === 0) return
  const aptGet = (...args) =>
    spawnSync('apt-get', ['-y', '--no-install-recommends', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update')
  const packages = missing().filter(isOffered)
  if (packages.length > 0) {
    const wanted = packages.map(({ debian }) => debian)
    say(`Installing ${wanted.join(', ')} …`)
    aptGet('install', ...wanted)
  }
  const left = missing()
    .filter(({ isOptional }) => !isOptional)
    .map(({ debian }) => debian)
  if (left.length > 0) stop(`apt-get could not install ${left.join(', ')}.`)
}

const isOffered = ({ debian, isOptional }) =>
  !isOptional || spawnSync('apt-cache', ['show', debian], { stdio: 'ignore' }).status === 0

const isMissing = ({ file }) => {
  if (path.isAbsolute(file)) return !existsSync(file)
  return !(process.env.PATH ?? '').split(':').some((dir) => existsSync(path.join(dir, file)))
}
