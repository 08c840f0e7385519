import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('a migration does in ten years what it does today: it imports nothing of the site', () => {
  const found = ['sqlite', 'postgres'].flatMap((kind) =>
    readdirSync(path.join(ROOT, 'migrations', kind))
      .filter((name) => /^\d.*\.ts$/.test(name))
      .flatMap((name) => {
        const text = readFileSync(path.join(ROOT, 'migrations', kind, name), 'utf8')
        const modules = Array.from(text.matchAll(/from '([^']+)'/g), ([, module]) => module)
        return modules
          .filter((module) => module !== `@payloadcms/db-${kind}`)
          .map((module) => `${kind}/${name}: ${module}`)
      }),
  )
  expect(found).toEqual([])
})
