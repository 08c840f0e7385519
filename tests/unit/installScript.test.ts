import { cpSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ANSWERS, type Server, server } from '../support/tools/installScript'

/** deploy/install.sh on a folder that stands for a server; docs/runbook.md says what ran on a whole one. */

let machine: Server = server()
afterEach(() => {
  machine.remove()
  machine = server()
})

test('a dry run names every step and changes nothing', () => {
  const before = machine.everything()
  const { status, lines } = machine.install(...ANSWERS, '--dry-run')
  expect(lines).toMatch(/^Nothing was changed\.$/m)
  expect(status).toBe(0)
  const steps = [...lines.matchAll(/^- (\w+)[: ]/gm)].map(([, step]) => step)
  expect(steps).toEqual([
    'Server',
    'Memory',
    'Packages',
    'Node',
    'Account',
    'Folders',
    'Settings',
    'Program',
    'Service',
    'Firewall',
    'Certificate',
    'nginx',
  ])
  expect(machine.everything()).toEqual(before)
})

test('repeated from the folder of an older version, it goes on with the version in use', () => {
  const inUse = path.join(machine.root, 'srv/site/releases/2036-01-01T000000Z')
  for (const part of ['deploy', 'package.json']) {
    cpSync(part, path.join(inUse, part), { recursive: true })
  }
  symlinkSync(inUse, path.join(machine.root, 'srv/site/current'))
  const script = readFileSync('deploy/install.sh', 'utf8')
  machine.write(
    'srv/site/current/deploy/install.sh',
    script.replace("'Nothing was changed.'", "'Nothing was changed by the newer one.'"),
  )
  const { status, lines } = machine.install(...ANSWERS, '--dry-run')
  expect(lines.match(/^Going on with the version in use: .*\/current\/deploy/gm)).toHaveLength(1)
  expect(lines).toMatch(/^Nothing was changed by the newer one\.$/m)
  expect(status).toBe(0)
})

describe('the settings', () => {
  const WRITE = 'DOMAIN=jobs.example.com EMAIL=you@example.com; write_settings'

  test('that exist are kept to the last byte, also those that the installer would write', () => {
    machine.write('etc/site.env', 'SITE_URL=https://other.example\n# mine\nLAUNCH=now')
    expect(machine.call(WRITE).lines).toMatch(/is there and kept/)
    expect(machine.read('etc/site.env')).toBe('SITE_URL=https://other.example\n# mine\nLAUNCH=now')
  })

  test('are readable by root only, and known to the site', () => {
    machine.call(WRITE)
    expect(statSync(path.join(machine.root, 'etc/site.env')).mode & 0o777).toBe(0o600)
    const known = readFileSync('.env.example', 'utf8')
    const lines = machine.read('etc/site.env').trim().split('\n')
    expect(lines).toContain('SITE_URL=https://jobs.example.com')
    for (const line of lines) expect(known).toContain(`\n${line.split('=')[0]}=`)
  })

  test.each(['https://other.example', '"https://Other.example/"'])(
    'answer the questions when the installer is repeated: %s',
    (address) => {
      machine.write('etc/site.env', `SITE_URL=${address}\nADMIN_EMAIL=me@other.example\n`)
      const { lines } = machine.call('ask; echo "$DOMAIN $EMAIL"')
      expect(lines).toBe('other.example me@other.example\n')
    },
  )
})

describe('a file of the system', () => {
  const FILE = 'etc/nginx/conf.d/site.conf'
  const put = (content: string) => machine.call(`printf '${content}' | put "$ROOT/${FILE}"`)

  test('is brought up to date as long as nobody else has changed it', () => {
    put('first')
    put('second')
    expect(machine.read(FILE)).toBe('second')
  })

  test('that the owner has changed is kept, with the new one beside it', () => {
    put('first')
    machine.write(FILE, 'first, and mine')
    expect(put('second').lines).toMatch(/was changed by hand and is kept/)
    expect(machine.read(FILE)).toBe('first, and mine')
    expect(machine.read(`${FILE}.new`)).toBe('second')
  })

  test('that was there before the first run is kept', () => {
    machine.write(FILE, 'mine')
    put('first')
    expect(machine.read(FILE)).toBe('mine')
  })
})

test('the configuration of nginx has this domain, one instance, and nothing left to change', () => {
  const { lines } = machine.call('DOMAIN=work.example.org; nginx_site')
  expect(lines).not.toMatch(/jobs\.example\.com|CHANGE|3002/)
  expect(lines.match(/work\.example\.org/g)).toHaveLength(6)
  expect(lines).toMatch(/server 127\.0\.0\.1:3001 /)
  // Byte for byte the shipped one otherwise.
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^.*\n/, '')
    .replace(/.*:3002.*\n/, '')
  const ours = lines.replace(/.*\[::\].*\n/g, '').replaceAll('work.example.org', 'jobs.example.com')
  expect(ours.split('\n').slice(1).join('\n')).toBe(shipped.replace(/ *# CHANGE.*/g, ''))
})

test('an active firewall is not touched', () => {
  machine.write('etc/ufw/ufw.conf', 'ENABLED=yes\n')
  const { lines } = machine.call('DRY=yes; close_ports')
  expect(lines).toMatch(/^- Firewall: ufw is active and not touched\./)
  expect(lines).not.toMatch(/would/)
})

test('without systemd nothing is started, and the firewall is left alone', () => {
  const { status, lines } = machine.install(...ANSWERS, '--dry-run', '--no-services')
  expect(status).toBe(0)
  expect(lines).not.toMatch(/would run: (systemctl|ufw)/)
})

test('what the installer names exists: the service, the configuration of nginx and the command', () => {
  const script = ['install.sh', 'installer/machine.sh', 'installer/web.sh']
    .map((file) => readFileSync(`deploy/${file}`, 'utf8'))
    .join('')
  const named = [...script.matchAll(/\$SOURCE\/(deploy\/[\w.@/]+)/g)].map(([, file = '']) => file)
  expect(new Set(named).size).toBe(6)
  for (const file of named) expect(statSync(file).isFile()).toBe(true)
})

test('the service runs in the folder and from the Node that the installer prepares', () => {
  const unit = readFileSync('deploy/site@.service', 'utf8')
  const { lines } = machine.call('echo "$CURRENT $BASE/node/bin $ROOT/srv/backups"')
  const [current = '', node = '', backups = ''] = lines
    .replaceAll(machine.root, '')
    .trim()
    .split(' ')
  expect(unit).toContain(`WorkingDirectory=${current}\n`)
  expect(unit).toContain(`ExecSearchPath=${node}:`)
  expect(unit).toContain(`ReadWritePaths=-${backups}\n`)
})
