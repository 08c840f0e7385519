import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmAt } from '@/collections/content/confirmAt'
import { fillFacts } from '@/collections/content/fillFacts'
import { type Content, type ContentFacts, content } from '@/collections/content/shared/json'
import { factJson } from '@/collections/Facts/shared/fact'
import { LawTable } from '@/components/content/blocks/LawTable'
import { Sources } from '@/components/content/Sources'
import { ENGLISH } from '@/lib/shared/languages'
import type { Fact, Page } from '@/payload-types'
import { readSeedDocuments, type SeedDocument } from '@/seed/content'
import { SEED_FACTS } from '@/seed/data/facts'
import { anchorsOf, SEED_QUOTES, SOME_AGENCY } from '@/tests/support/content/seedTexts'

const COUNTRY_HEADINGS = [
  'jobs-now',
  'who-pays-for-what',
  'papers-you-need',
  'steps-and-time',
  'your-rights-in-one-table',
  'before-you-sign',
  'if-something-goes-wrong',
  'sources',
]

const TODAY = new Date('2026-11-23T06:00:00.000Z')

let documents: SeedDocument[] = []
beforeAll(async () => {
  documents = await readSeedDocuments()
})

const pageOf = (slug: string): Content => {
  const data = documents.find((document) => document.data.slug === slug)?.data
  return content(data as Page) // a seeded page has all that is read here
}

describe('the pages about a country or a city', () => {
  it('have the same eight headings in the same order, so that readers can compare them', () => {
    const countries = documents.filter(({ data }) => data.kind === 'country')
    expect(countries).toHaveLength(14)
    for (const { data } of countries) expect(anchorsOf(data), data.slug).toEqual(COUNTRY_HEADINGS)
  })

  it('are published', () => {
    const drafts = documents.filter(({ data }) => data._status !== 'published')
    expect(drafts.map(({ data }) => data.slug)).toEqual([])
  })

  it('show the facts of their country as tables; a city links to the table of its country', () => {
    for (const { data } of documents.filter((document) => document.data.kind === 'country')) {
      const tables = (data.layout ?? []).filter(({ blockType }) => blockType === 'facts')
      const links = JSON.stringify(data.layout).includes('#your-rights-in-one-table')
      expect(tables.length > 1 || links, data.slug).toBe(true)
    }
  })

  it('and the guides to a law show no table without a fact', () => {
    const empty = documents.flatMap(({ data }) =>
      ((data.layout ?? []) as ContentFacts[]) // narrowed by the type of the block
        .filter(({ blockType }) => blockType === 'facts')
        .filter(
          ({ country, topics }) =>
            !SEED_FACTS.some(
              (fact) => topics?.includes(fact.topic) && fact.country === (country ?? ''),
            ),
        )
        .map(({ topics }) => `${data.slug}: ${topics}`),
    )
    expect(empty).toEqual([])
  })
})

describe('the note on law and fees', () => {
  const note = (slug: string, quoted = SEED_QUOTES) => {
    const page = pageOf(slug)
    const loaded = { ...page, confirm: confirmAt(page, quoted) }
    return renderToStaticMarkup(createElement(Sources, { page: loaded, language: ENGLISH }))
  }
  const words = (slug: string, quoted = SEED_QUOTES) =>
    note(slug, quoted)
      .replace(/<[^>]*>/g, '')
      .replace(/^.*(?=General)/, '')

  it.each([
    ['jobs-in-uae', 'MoHRE (mohre.gov.ae)', 'https://mohre.gov.ae'],
    ['qatar-labour-law-guide', 'Ministry of Labour (mol.gov.qa)', 'https://mol.gov.qa'],
    ['jobs-in-uae-2016', 'MoHRE (mohre.gov.ae)', 'https://mohre.gov.ae'],
    ['wafid-medical-test', 'Wafid (wafid.com)', 'https://wafid.com'],
  ])('on %s names the month of the review and the site %s', (slug, name, href) => {
    expect(words(slug)).toBe(
      `General information, not legal advice. Rules change; last reviewed November 2026; confirm on the official site: ${name}.`,
    )
    expect(note(slug)).toContain(`href="${href}"`)
  })

  it.each(['clientele', 'organizational-chart', 'press-release', 'site-map'])(
    'is not on %s, which states no law',
    (slug) => {
      expect(note(slug)).not.toContain('legal advice')
    },
  )

  it('says whom to ask when no fact names the office', () => {
    expect(words('jobs-in-uae', new Map())).toContain('confirm with the authority of the country.')
  })

  it('links the official sites among the sources, and no guide or newspaper', () => {
    const html = note('uae-labour-laws')
    expect(html).toContain('href="https://u.ae"')
    expect(html).not.toContain('href="https://qureos.com"')
  })
})

describe('a fact on a page', () => {
  const facts = (more: Partial<Fact> = {}, count = 1) =>
    SEED_FACTS.filter(({ key }) => key === 'ae.contacts.phone')
      .slice(0, count)
      .map((fact) => factJson({ ...fact, ...more } as unknown as Fact)) // as stored
  const table = (more: Partial<Fact> = {}, count = 1, topicsMore = 0) => {
    const topics = ['contacts', 'heat', 'leave'].slice(0, count + topicsMore)
    const block = { blockType: 'facts', topics, facts: facts(more, count) } as ContentFacts
    return renderToStaticMarkup(createElement(LawTable, { block, language: ENGLISH, now: TODAY }))
  }

  it('has its source, and a table says once on which day it was checked', () => {
    expect(table()).toContain('ProPakistani')
    expect(table()).toContain('Checked 20 November 2026.')
    expect(table()).not.toContain('Please confirm')
  })

  it('asks to confirm it from its review date on', () => {
    const overdue = table({ review: '2026-11-22T00:00:00.000Z' })
    expect(overdue).toContain('Not checked since 20 November 2026. Please confirm with MoHRE')
  })

  it('leaves a sentence in place of an empty table', () => {
    expect(table({}, 0)).toContain('We have no checked rule on this. Please ask')
    expect(table({}, 0, 1)).toContain('We have no checked rule on contacts. Please ask')
  })

  it('leaves a sentence below the table for a subject without one', () => {
    expect(table({}, 1, 2)).toContain('We have no checked rule on heat and leave. Please ask')
    expect(table()).not.toContain('We have no')
  })

  it('leaves a sentence, never a gap, where a text quotes one that is gone', () => {
    for (const { data } of documents) {
      const text = JSON.stringify(fillFacts(data, SOME_AGENCY, new Map()))
      expect(text, data.slug).not.toMatch(/\{\{|\[[^\]]*\]\(\)/)
    }
    const page = {
      a: 'Notice: {{fact:x.y}}. {{fact:x.y:sentence}} [{{fact:x.y}}]({{fact:x.y:link}})',
    }
    expect(fillFacts(page, SOME_AGENCY, new Map()).a).toBe(
      'Notice: not known to us now (please ask the labour authority). We have no checked rule on this now. Please ask the labour authority. not known to us now (please ask the labour authority)',
    )
  })
})
