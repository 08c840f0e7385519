import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillFacts } from '@/collections/content/fillFacts'
import { slugProblem } from '@/collections/content/shared/slugs'
import { SITEMAP_ROUTES } from '@/lib/shared/routes'
import { safeHref } from '@/lib/shared/safeHref'
import { readSeedDocument, readSeedDocuments, type SeedDocument } from '@/seed/content'
import { readFrontMatter } from '@/seed/markdown/frontMatter'
import {
  anchorsOf,
  filled,
  linksOf,
  SEED_QUOTES,
  SOME_AGENCY,
  wordsOf,
} from '@/tests/support/content/seedTexts'
import { SPECIFIED_PAGES } from '@/tests/support/content/specifiedPages'

const ROUTES = [...SITEMAP_ROUTES.map(({ path }) => path), '/login']
/** Beside the specified pages: articles, and pages that the agency wanted. */
const MORE_PAGES = 'jobs-in-kuwait jobs-in-singapore jobs-in-malaysia for-families your-status-page'
/** What the layout of the site puts behind each title. */
const SITE_NAME = ' | Specimen Overseas'
const LEAST_WORDS: Partial<Record<SeedDocument['data']['kind'], number>> = {
  country: 350,
  industry: 350,
  article: 350,
  archive: 350,
  service: 350,
  'press-release': 250,
}

type Page = SeedDocument['data']

let documents: SeedDocument[] = []
beforeAll(async () => {
  documents = await readSeedDocuments()
})

describe('the seed pages', () => {
  it('are exactly those of the specification, each once', () => {
    const slugs = documents.map(({ data }) => data.slug)
    expect(SPECIFIED_PAGES.filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(MORE_PAGES.split(' ').filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(documents.filter(({ collection }) => collection === 'news-articles')).toHaveLength(50)
  })

  it('have valid addresses, titles and descriptions', () => {
    for (const document of documents) {
      const data = filled(document)
      expect(slugProblem(data.slug), data.slug).toBeNull()
      expect(`${data.title}${SITE_NAME}`.length, data.slug).toBeLessThanOrEqual(60)
      expect(data.description.length, data.slug).toBeGreaterThanOrEqual(100)
      expect(data.description.length, data.slug).toBeLessThanOrEqual(160)
      expect(data.lead.length, data.slug).toBeLessThanOrEqual(240)
    }
    for (const field of ['title', 'description', 'lead'] as const) {
      expect(new Set(documents.map(({ data }) => data[field])).size).toBe(documents.length)
    }
  })

  it('have at least the number of words that their kind needs', () => {
    const short = documents
      .map((document) => ({
        slug: document.data.slug,
        words: wordsOf(document.data).length,
        document,
      }))
      .filter(({ words, document }) => words < (LEAST_WORDS[document.data.kind] ?? 0))
      .map(({ slug, words }) => `${slug}: ${words}`)
    expect(short).toEqual([])
  })

  it('link only to pages, headings and routes that exist', () => {
    const pages = documents.map(filled)
    // A draft does not answer, so nothing may lead to it.
    const published = pages.filter(({ _status }) => _status === 'published')
    const anchors = new Map(published.map((page) => [`/${page.slug}`, anchorsOf(page)]))
    const leadsOn = (href: string, from: Page): boolean => {
      if (!/^[/#]/.test(href)) return safeHref(href) !== null
      const [path = '', anchor] = href.split('#')
      const known = anchors.get(path)
      if (path === '' && anchor) return anchorsOf(from).includes(anchor)
      if (anchor !== undefined) return known?.includes(anchor) ?? false
      return known !== undefined || ROUTES.includes(path)
    }
    const dead = pages.flatMap((page) =>
      linksOf(page)
        .filter((href) => !leadsOn(href, page))
        .map((href) => `${page.slug} → ${href}`),
    )
    expect(dead).toEqual([])
    const visa = pages.find(({ slug }) => slug === 'visa') as Page
    expect(leadsOn('#sources', visa)).toBe(true)
    for (const href of ['#no', '/visa#no', '/no-such-page', 'tel:a']) {
      expect(leadsOn(href, visa), href).toBe(false)
    }
  })

  it('share less than a fifth of their five-word sequences with any other page', () => {
    const runs = documents.map((document) => {
      const words = wordsOf(document.data)
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
      const ids = anchorsOf(data)
      expect(new Set(ids).size, data.slug).toBe(ids.length)
    }
  })

  it('use only {{…}} placeholders that the site can fill', () => {
    for (const { data } of documents) {
      const text = JSON.stringify(fillFacts(data, SOME_AGENCY, SEED_QUOTES))
      expect(text, data.slug).not.toContain('{{')
    }
    expect(fillFacts({ a: ['{{licence_valid}} {{typo}}'] }, SOME_AGENCY)).toEqual({
      a: ['04/04/2027 {{typo}}'],
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
