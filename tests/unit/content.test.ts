import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillFacts } from '@/collections/content/fillFacts'
import type { ContentBlock } from '@/collections/content/shared/json'
import { slugProblem } from '@/collections/content/shared/slugs'
import { contentsList } from '@/components/content/contentsList'
import { safeHref } from '@/lib/shared/safeHref'
import type { SiteSetting } from '@/payload-types'
import { readSeedDocument, readSeedDocuments, type SeedDocument } from '@/seed/content'
import { readFrontMatter } from '@/seed/markdown/frontMatter'
import { SPECIFIED_PAGES } from '@/tests/support/specifiedPages'

const ROUTES = ['/', '/job-list', '/registration', '/apply-job/general', '/login']
const LEAST_WORDS: Partial<Record<SeedDocument['data']['kind'], number>> = {
  country: 350,
  industry: 350,
  article: 350,
  archive: 350,
  service: 350,
  'press-release': 250,
}

let documents: SeedDocument[] = []
beforeAll(async () => {
  documents = await readSeedDocuments()
})

/** All words that a visitor reads on a page, without link targets. */
const textOf = (part: unknown, key = ''): string => {
  if (typeof part === 'string') {
    return ['blockType', 'type', 'url', 'href', 'id', 'tag', 'kind'].includes(key)
      ? ''
      : part.replace(/\]\([^)]*\)/g, ' ').replace(/[*[\]]/g, '')
  }
  if (Array.isArray(part)) return part.map((inner) => textOf(inner)).join(' ')
  if (part === null || typeof part !== 'object') return ''
  return Object.entries(part)
    .filter(([name]) => !['mode', 'style', 'direction', 'listType', 'format'].includes(name))
    .map(([name, inner]) => textOf(inner, name))
    .join(' ')
}
const wordsOf = (document: SeedDocument): string[] =>
  textOf(document.data.layout)
    .toLowerCase()
    .match(/[\p{L}\p{N}'{}_-]+/gu) ?? []
const linksOf = (document: SeedDocument): string[] => {
  const json = JSON.stringify(document.data.layout)
  return [
    ...[...json.matchAll(/\]\(([^()\s]+)\)/g)].map(([, href]) => href ?? ''),
    ...[...json.matchAll(/"(?:url|href)":"([^"]+)"/g)].map(([, href]) => href ?? ''),
  ]
}

describe('the seed pages', () => {
  it('are exactly those of the specification, each once', () => {
    const slugs = documents.map(({ data }) => data.slug)
    expect(SPECIFIED_PAGES.filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(documents.filter(({ collection }) => collection === 'news-articles')).toHaveLength(50)
  })

  it('have valid addresses, titles and descriptions', () => {
    for (const { data } of documents) {
      expect(slugProblem(data.slug), data.slug).toBeNull()
      expect(data.title.length, data.slug).toBeLessThanOrEqual(70)
      expect(data.description.length, data.slug).toBeGreaterThanOrEqual(100)
      expect(data.description.length, data.slug).toBeLessThanOrEqual(160)
    }
    for (const field of ['title', 'description', 'lead'] as const) {
      expect(new Set(documents.map(({ data }) => data[field])).size).toBe(documents.length)
    }
  })

  it('have at least the number of words that their kind needs', () => {
    const short = documents
      .map((document) => ({ slug: document.data.slug, words: wordsOf(document).length, document }))
      .filter(({ words, document }) => words < (LEAST_WORDS[document.data.kind] ?? 0))
      .map(({ slug, words }) => `${slug}: ${words}`)
    expect(short).toEqual([])
  })

  it('link only to pages and routes that exist', () => {
    const known = new Set([...ROUTES, ...documents.map(({ data }) => `/${data.slug}`)])
    const dead = documents.flatMap((document) =>
      linksOf(document)
        .filter((href) => safeHref(href) === null || (href.startsWith('/') && !known.has(href)))
        .map((href) => `${document.data.slug} → ${href}`),
    )
    expect(dead).toEqual([])
  })

  it('share less than a fifth of their five-word sequences with any other page', () => {
    const runs = documents.map((document) => {
      const words = wordsOf(document)
      return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
    })
    const alike: string[] = []
    for (const [a, first] of runs.entries()) {
      for (const [b, second] of runs.entries()) {
        if (b <= a) continue
        const shared = [...first].filter((run) => second.has(run)).length
        if (shared / Math.min(first.size, second.size) >= 0.2) {
          alike.push(`${documents[a]?.data.slug} ~ ${documents[b]?.data.slug}`)
        }
      }
    }
    expect(alike).toEqual([])
  })

  it('have headings with different anchors within a page', () => {
    for (const { data } of documents) {
      const ids = contentsList((data.layout ?? []) as ContentBlock[]).map(({ id }) => id) // as seeded
      expect(new Set(ids).size, data.slug).toBe(ids.length)
    }
  })

  it('use only {{…}} placeholders that the site can fill', () => {
    const facts = { full_name: 'A B', name: 'A', licence_valid_until: '2027-04-04T00:00:00.000Z' }
    for (const { data } of documents) {
      const filled = JSON.stringify(fillFacts(data, facts as SiteSetting)) // the rest is optional
      expect(filled, data.slug).not.toContain('{{')
    }
    expect(fillFacts({ a: ['{{licence_valid}}'] }, facts as SiteSetting)).toEqual({
      a: ['04/04/2027'],
    })
  })
})

describe('the reader of seed files', () => {
  const page = (body: string, more = '') =>
    `---\ntitle: "T: x"\nslug: some-page\nkind: page\n${more}description: "d"\nlead: "l"\nlast_reviewed: "2026-11-20"\nsources: []\n---\n${body}`

  it('names what is wrong', async () => {
    expect(() => readFrontMatter('no fence')).toThrow(/no front matter/)
    expect(() => readFrontMatter('---\ntitle: it: is\n---\n')).toThrow(/line 2/)
    expect(() => readFrontMatter('---\ntitle: "a"\ntitle: "b"\n---\n')).toThrow(/unique/)
    await expect(readSeedDocument(page('', 'country: XX\n'))).rejects.toThrow(/no destination/)
    await expect(readSeedDocument(page(':::steps\n1. **A.** b'))).rejects.toThrow(/not closed/)
    await expect(readSeedDocument(page(':::video\n:::'))).rejects.toThrow(/Unknown block/)
    await expect(readSeedDocument(page('| a | b |\nno rule'))).rejects.toThrow(/A table wants/)
  })

  it('makes blocks in the order of the text', async () => {
    const { data } = await readSeedDocument(
      page(
        'Hello.\n\n| a | b |\n|---|---|\n| 1 | [x](/y) |\n\n:::steps\n1. **Go.** There. {pays: Employer}\n:::\n\n:::callout note Mind\nThis.\n:::\nEnd.',
      ),
    )
    expect(data.layout?.map(({ blockType }) => blockType)).toEqual([
      'text',
      'factsTable',
      'steps',
      'callout',
      'text',
    ])
    expect(data.layout?.[2]).toMatchObject({
      steps: [{ title: 'Go', text: 'There.', pays: 'Employer' }],
    })
  })
})

describe('the address of a page', () => {
  it.each(['jobs-in-kuwait', 'a', '2026-rules', 'BeAwareModal'])('accepts %s', (slug) => {
    expect(slugProblem(slug)).toBeNull()
  })
  it.each([
    '',
    'Jobs',
    'be--aware',
    '-a',
    'a/b',
    'a b',
    'ünter',
    'beawaremodal',
    'BEAWAREMODAL',
    'x'.repeat(81),
    '../admin',
    null,
    7,
  ])('refuses %s with a sentence', (slug) => {
    expect(slugProblem(slug)).toMatch(/\.$/)
  })

  it('refuses the first path segments of routes and tools', () => {
    for (const slug of 'job-list job-details apply-job registration login addjob managejobs edit-job admin api php uploads fonts images feed sitemap internal health'.split(
      ' ',
    )) {
      expect(slugProblem(slug), slug).toContain('belongs to another part')
    }
    expect(existsSync('app/internal')).toBe(true)
  })
})
