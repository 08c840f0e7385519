import { expect, test } from 'vitest'
import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { HOME_RULES } from '@/collections/Tools/countries/homes'
import { FACTS } from '@/tests/support/content/toolLines'

const IS_KEY = /"((?:[a-z]{2}|general)\.[a-z0-9.-]+)"/g

test.each(Object.entries({ ...DESTINATION_RULES, ...HOME_RULES }))(
  'what the tools know about %s rests on facts that exist',
  (_, rules) => {
    const keys = [...JSON.stringify(rules).matchAll(IS_KEY)].map(([, key = '']) => key)
    expect(keys.length).toBeGreaterThan(5)
    expect(keys.filter((key) => !FACTS.has(key))).toEqual([])
  },
)
