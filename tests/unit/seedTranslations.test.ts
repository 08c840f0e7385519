import { describe, expect, it } from 'vitest'
import { readTranslations, translationFiles } from '@/seed/translations'

const files = await translationFiles()

describe('the translations of a new site', () => {
  it.each(files)('%s has the structure, figures and links of the English page', async (file) => {
    const rows = await readTranslations(file)
    expect(rows.length).toBeGreaterThan(10)
  })
})
