import { describe, expect, test } from 'vitest'
import { PANEL_ENTRIES } from '@/components/dashboard/panels'
import { manageHref, readAddress } from '@/components/dashboard/shell/address'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the dashboard', () => {
  test.each(PANEL_ENTRIES)(
    'contains the panel $panel and all its filters',
    ({ panel, filters }) => {
      const given = Object.fromEntries(filters.map((name) => [name, '1']))
      const href = manageHref({ panel, page: 3, open: '12', filters: given })
      expect(read(href.split('?')[1] ?? '')).toEqual({ panel, page: 3, open: '12', filters: given })
    },
  )

  test.each(['', 'panel=nothing', 'panel=constructor'])(
    'opens Manage Jobs when its query is "%s"',
    (query) => {
      expect(read(query).panel).toBe('jobs')
    },
  )

  test('ignores filters of other panels and empty filters', () => {
    expect(read('panel=outbox&state=sent&stage=new&q=word').filters).toEqual({ state: 'sent' })
    expect(read('panel=candidates&stage=+&q=').filters).toEqual({})
  })

  test('does not contain default values', () => {
    expect(manageHref({ panel: 'jobs', page: 1, open: null, filters: { q: '' } })).toBe(
      '/managejobs',
    )
  })
})
