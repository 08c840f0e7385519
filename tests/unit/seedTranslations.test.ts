import { describe, expect, it } from 'vitest'
import { quotedTexts } from '@/collections/content/contentIn'
import { hasWords, readTexts } from '@/collections/content/mapTexts'
import { content } from '@/collections/content/shared/json'
import type { Page } from '@/payload-types'
import { readSeedDocuments } from '@/seed/content'
import { SEED_FACTS } from '@/seed/data/facts'
import { readTranslations, translationFiles } from '@/seed/translations'
import { SEED_QUOTES } from '@/tests/support/content/seedTexts'

const files = await translationFiles()
const documents = await readSeedDocuments()

/** What a page reads of facts, in sentences and in tables. */
const factsOn = (slug: string): string[] => {
  const { data } = documents.find((document) => document.data.slug === slug) ?? {}
  const page = content(data as Page) // a seeded page has all that is read here
  const listed = page.layout.flatMap((block) =>
    block.blockType === 'facts'
      ? SEED_FACTS.filter(
          ({ country, topic }) =>
            (country || null) === (block.country ?? null) && block.topics.includes(topic),
        ).flatMap(({ label, value }) => [label, value])
      : [],
  )
  const quoted = readTexts(page).flatMap((text) => quotedTexts(text, SEED_QUOTES))
  return [...new Set([...listed, ...quoted])].filter(hasWords)
}

describe('the translations of a new site', () => {
  it.each(files)('%s has the structure, figures and links of the English page', async (file) => {
    const rows = await readTranslations(file)
    expect(rows.length).toBeGreaterThan(5)
  })

  it.each(files.filter((file) => file.endsWith('.md')))(
    '%s shows no fact without a translation: its text would stay English',
    async (file) => {
      const [language = '', name = ''] = file.split('/')
      const translated = await Promise.all(
        files.filter((other) => other.startsWith(`${language}/facts`)).map(readTranslations),
      )
      const known = new Set(translated.flat().map(({ english }) => english))
      const shown = factsOn(name.replace('.md', ''))
      expect(shown.filter((text) => !known.has(text))).toEqual([])
    },
  )
})

describe('a page about a country', () => {
  it('shows the labels and values of its tables, and what it quotes, also alone', () => {
    const shown = factsOn('jobs-in-qatar')
    expect(shown).toEqual(expect.arrayContaining(['Minimum basic wage', 'QAR 1,000 a month']))
    // Who pays for the medical test: {{fact:qa.fees.medical}}.
    expect(shown).toContain('the employer')
    expect(factsOn('jobs-in-dubai').length).toBeGreaterThan(0)
  })
})
