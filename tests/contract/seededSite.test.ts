import { describe, inject } from 'vitest'
import { crawledSiteForFile } from '@/tests/support/site/crawledSite'
import { forPrograms } from './seededSite/programs'
import { forSearchEngines } from './seededSite/searchEngines'

/** One crawl serves all of these: it takes longer than they do. Skipped with TEST_BASE_URL. */
describe.skipIf(inject('server') === null)('a seeded site', () => {
  const site = crawledSiteForFile()
  forSearchEngines(site)
  forPrograms(site)
})
