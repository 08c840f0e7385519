import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { factFields } from '@/collections/Facts/fields'
import { figuresLeftOut } from '@/collections/Facts/shared/figures'
import { SEED_FACTS } from '@/seed/data/facts'

type Limit = { path: string[]; maxLength: number }

/** The longest text of each field of a fact, also of those in groups and rows. */
const limitsOf = (fields: Field[], above: string[] = []): Limit[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return limitsOf(field.fields, above)
    if (field.type === 'group' && 'name' in field)
      return limitsOf(field.fields, [...above, field.name])
    const isText = field.type === 'text' || field.type === 'textarea'
    return isText && field.maxLength !== undefined
      ? [{ path: [...above, field.name], maxLength: field.maxLength }]
      : []
  })

const valueAt = (fact: object, path: string[]): string =>
  String(
    path.reduce<unknown>((value, name) => (value ? Reflect.get(value, name) : null), fact) ?? '',
  )

const LIMITS = limitsOf(factFields)

test('every seeded fact fits into its fields', () => {
  expect(LIMITS.length).toBeGreaterThan(5)
  const tooLong = SEED_FACTS.flatMap((fact) =>
    LIMITS.filter(({ path, maxLength }) => valueAt(fact, path).length > maxLength).map(
      ({ path }) => `${fact.key}: ${path.join('.')}`,
    ),
  )
  expect(tooLong).toEqual([])
})

test('the sentence of every seeded fact says its value', () => {
  const silent = SEED_FACTS.filter(
    ({ value, sentence }) => figuresLeftOut(value, sentence).length > 0,
  )
  expect(silent.map(({ key }) => key)).toEqual([])
})

test('no two seeded facts have the same name', () => {
  const keys = SEED_FACTS.map(({ key }) => key)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
