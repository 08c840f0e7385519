import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openParser, type Parser } from '@/tests/support/content/dom'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'

describe.skipIf(!hasDatabase())(
  'a site whose database contains javascript: links from an earlier version',
  () => {
    const PLACES = [
      ['site_settings', 'channel_url'],
      ['site_settings', 'facebook_url'],
      ['home_page_services', 'href'],
      ['home_page_blocks', 'href'],
    ]
    let parser: Parser
    let site: RunningServer

    beforeAll(async () => {
      parser = await openParser()
      site = await startServer({}, async (dataDir, database) => {
        await copyDatabase(dataDir, database)
        let links = 0
        for (const [table, column] of PLACES) {
          const set = `update ${table} set ${column} = 'javascript:alert(1)' returning id`
          links += (await database.rows(set)).length
        }
        expect(links).toBeGreaterThan(5)
      })
    })

    afterAll(() => Promise.all([site?.stop(), parser?.close()]))

    test('renders none of them as a link', async () => {
      const { links } = await parser.html(await (await fetch(site.baseUrl)).text())
      expect(links.length).toBeGreaterThan(20)
      expect(links.filter((href) => /^javascript:/i.test(href))).toEqual([])
    })
  },
)
