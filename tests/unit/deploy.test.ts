import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { READ_COOKIES } from '@/lib/shared/cacheHeaders'

/** The files of deploy/ name parts of the repository. severalInstances.test.ts runs nginx.conf. */

const read = (file: string): string => readFileSync(`deploy/${file}`, 'utf8')

/** Made by the build or by npm. */
const MADE = ['.next', 'dist', 'node_modules']

describe('the image of the Dockerfile', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(
    ([, names = '']) => names.split(' ').map((name) => name.replace('/site/', '')),
  )
  const allowed = [...read('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(
    ([, name = '']) => name,
  )

  test('has only parts that exist', () => {
    expect(copied.length).toBeGreaterThan(10)
    for (const name of copied) expect(MADE.includes(name) || existsSync(name), name).toBe(true)
  })

  test('is built from everything that the build reads, and from no settings or data', () => {
    const { SOURCES } = sourcesOfBuild()
    expect([...allowed].sort()).toEqual([...SOURCES].sort())
    for (const name of allowed) expect(existsSync(name), name).toBe(true)
  })

  test('runs without the rights of root', () => {
    expect(read('Dockerfile')).toMatch(/^USER node$/m)
  })
})

test('the compose file gives the site only settings that it knows', () => {
  const known = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  const { services } = parse(read('compose.yaml'), { merge: true })
  for (const name of Object.keys(services.app1.environment)) expect(known).toContain(name)
  expect(services.app2.environment).toEqual(services.app1.environment)
})

test('the instances of the compose file have the names that nginx is told', () => {
  const { services } = parse(read('compose.yaml'), { merge: true })
  const [, , command] = services.nginx.command
  for (const [, from = '', to = ''] of command.matchAll(/s\/([\d.:]+)\/(\w+):3000\//g)) {
    expect(read('nginx.conf')).toContain(from)
    expect(services).toHaveProperty(to)
  }
})

test('nginx asks the site, and not its own cache, for everybody who has a cookie that pages read', () => {
  const [, pattern = ''] = /"(~\*[^"]+)" 1;/.exec(read('nginx.conf')) ?? []
  for (const cookie of Object.values(READ_COOKIES)) {
    expect(`a=b; ${cookie}=x`).toMatch(new RegExp(pattern.slice(2), 'i'))
    expect(`${cookie}=x`).toMatch(new RegExp(pattern.slice(2), 'i'))
  }
  expect('theme=dark; visitor=1').not.toMatch(new RegExp(pattern.slice(2), 'i'))
})

/** What scripts/lib.mjs lists as the sources of a build; its module has no types. */
const sourcesOfBuild = (): { SOURCES: string[] } => {
  const [, list = ''] =
    /const SOURCES = \[([^\]]+)\]/.exec(readFileSync('scripts/lib.mjs', 'utf8')) ?? []
  return { SOURCES: [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name) }
}
