import { describe, expect, it } from 'vitest'
import { quotedTexts } from '@/collections/content/contentIn'
import { hasWords } from '@/collections/content/mapTexts'
import type { Quotes } from '@/collections/Facts/facts'
import { SEED_FACTS } from '@/seed/data/facts'
import { readTranslations, translationFiles } from '@/seed/translations'

const files = await translationFiles()
const quotes = new Map(SEED_FACTS.map((fact) => [fact.key, fact])) as unknown as Quotes // what texts quote

describe('the translations of a new site', () => {
  it.each(files)('%s has the structure, figures and links of the English page', async (file) => {
    const rows = await readTranslations(file)
    expect(rows.length).toBeGreaterThan(5)
  })

  it.each(files)(
    '%s quotes no fact without a translation: its text would stay English',
    async (file) => {
      const facts = await readTranslations(`${file.split('/')[0]}/facts.json`)
      const known = new Set(facts.map(({ english }) => english))
      const quoted = (await readTranslations(file)).flatMap(({ english }) =>
        quotedTexts(english, quotes),
      )
      expect(quoted.filter((text) => hasWords(text) && !known.has(text))).toEqual([])
    },
  )
})
