import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFixedSlug } from '@/collections/content/shared/slugs'
import { diagramOf } from '@/components/content/diagrams/diagramOf'
import { listOf } from '@/components/content/lists/listOf'
import { FIXED_PAGES } from '@/lib/shared/paths'
import { readSeedDocuments } from '@/seed/content'

let slugs: string[] = []
beforeAll(async () => {
  slugs = (await readSeedDocuments()).map(({ data }) => data.slug)
})

// The first defines the addresses; the second shows an entry as plain text while its page is missing.
const MAY_NAME_PAGES = ['lib/shared/paths.ts', 'collections/Agency/shared/navigation.ts']

const sources = (): string[] =>
  ['app', 'collections', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !MAY_NAME_PAGES.includes(file))

describe('the list of fixed pages', () => {
  it('names pages that the seed creates', () => {
    expect(slugs).toEqual(
      expect.arrayContaining(Object.values(FIXED_PAGES).map((page) => page.slice(1))),
    )
  })

  it('has every page with a route folder of its own', () => {
    const folders = readdirSync('app/localized/[lang]').filter((folder) => slugs.includes(folder))
    expect(folders.length).toBeGreaterThan(0)
    expect(folders.filter((folder) => !isFixedSlug(folder))).toEqual([])
  })

  it('has every page on which code shows a list or a diagram', () => {
    const special = slugs.filter((slug) => listOf(slug, []) || diagramOf(slug))
    expect(special.length).toBeGreaterThan(0)
    expect(special.filter((slug) => !isFixedSlug(slug))).toEqual([])
  })

  it('is the only place where code writes the address of a page', () => {
    const literal = new RegExp(`['"\`]/(${slugs.join('|')})['"\`?#]`)
    const named = sources().filter((file) => literal.test(readFileSync(file, 'utf8')))
    expect(named).toEqual([])
  })
})
