import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { SCRIPT_ENV } from '@/tests/support/tools/scriptEnv'
import { ANSWERS, type Server, server } from '../support/tools/installScript'

/** deploy/install.sh where it has to stop: installScript.test.ts has the rest. */

let machine: Server = server()
afterEach(() => {
  machine.remove()
  machine = server()
})

const isRoot = process.getuid?.() === 0

describe('the installer refuses, before it changes anything,', () => {
  const refused = (line: RegExp, ...options: string[]): void => {
    const before = machine.everything()
    const { status, lines } = machine.install(...options)
    expect(status).toBe(1)
    expect(lines).toMatch(line)
    expect(machine.everything()).toEqual(before)
  }

  test.each([
    ['Debian 11', 'ID=debian\nVERSION_ID="11"\nPRETTY_NAME="Debian GNU/Linux 11 (bullseye)"\n'],
    ['Ubuntu', 'ID=ubuntu\nVERSION_ID="24.04"\nPRETTY_NAME="Ubuntu 24.04 LTS"\n'],
    ['a system without a name', ''],
  ])('%s', (_, osRelease) => {
    machine.write('etc/os-release', osRelease)
    refused(/^Debian 12 or 13 is needed; this is /m, ...ANSWERS, '--dry-run')
  })

  test.runIf(isRoot)('an account other than root', () => {
    for (const part of ['deploy', 'package.json']) {
      cpSync(part, path.join(machine.root, part), { recursive: true })
    }
    spawnSync('chmod', ['-R', 'go+rX', machine.root])
    const script = path.join(machine.root, 'deploy/install.sh')
    const { status, stderr } = spawnSync('bash', [script, ...ANSWERS], {
      encoding: 'utf8',
      uid: 65534,
      cwd: '/',
      env: { ...SCRIPT_ENV, SITE_ROOT: machine.root },
    })
    expect(status).toBe(1)
    expect(stderr).toBe('Run it as root: sudo bash deploy/install.sh\n')
  })

  test.each([
    'https://jobs.example.com',
    'jobs.example.com/',
    'localhost',
    '203.0.113.7',
    'jobs..example.com',
    '-jobs.example.com',
    'jobs.example.com; rm -rf /',
    "jobs.example.com'",
  ])('%s as a domain', (domain) => {
    refused(/is not a domain\./, '--domain', domain, '--email', 'you@example.com', '--dry-run')
  })

  test.each([
    'you',
    'you@',
    'you@localhost',
    'you@example.com other@example.com',
    '"x"@example.com',
  ])('%s as a mail address', (email) => {
    refused(
      /is not a mail address\./,
      '--domain',
      'jobs.example.com',
      '--email',
      email,
      '--dry-run',
    )
  })

  test('another domain than the one in the settings, which are kept', () => {
    machine.write('etc/site.env', 'SITE_URL=https://jobs.exmaple.com\n')
    refused(
      /^SITE_URL in \S+\/etc\/site\.env is https:\/\/jobs\.exmaple\.com, not https:\/\/jobs\.example\.com\./m,
      ...ANSWERS,
      '--dry-run',
    )
  })

  test.each(['--domain', '--email', '--node', '--everything', 'jobs.example.com'])(
    'an option that says nothing: %s',
    (option) => refused(/^bash deploy\/install\.sh /m, option),
  )

  test.each(['sites-enabled/shop', 'sites-enabled/default', 'conf.d/shop.conf'])(
    'a server whose nginx serves another site: %s',
    (file) => {
      machine.write(`etc/nginx/${file}`, 'server { listen 80; }')
      refused(/^nginx serves another site here .* will not touch/m, ...ANSWERS, '--dry-run')
    },
  )
})
