import config from '@payload-config'
import { describe, expect, it } from 'vitest'
import { BLOCK_HELP, FIELD_HELP, type ValueField, visitPanel } from '@/collections/help/withHelp'

/** Fields that Payload adds and shows without a form control. */
const OF_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/** A group shows the help of its own fields. */
const isAsked = (field: ValueField): boolean =>
  !OF_PAYLOAD.has(field.name) && field.type !== 'group'

const helpOf = ({ admin }: ValueField): unknown =>
  admin && 'description' in admin ? admin.description : undefined

const panelFields = async () => {
  const fields: { field: ValueField; path: string }[] = []
  visitPanel(await config, (field, path) => fields.push({ field, path }))
  return fields
}

describe('the help of the CMS panel', () => {
  it('is under every field that staff see', async () => {
    const fields = (await panelFields()).filter(({ field }) => isAsked(field))
    expect(fields.length).toBeGreaterThan(200)
    expect(fields.filter(({ field }) => !helpOf(field)).map(({ path }) => path)).toEqual([])
  })

  it('is a sentence in plain words, short enough to be read', async () => {
    const long = (await panelFields()).filter(
      ({ field }) => String(helpOf(field) ?? '').length > 160,
    )
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('has no line for a field that does not exist or has its own', async () => {
    const shown = new Map((await panelFields()).map(({ path, field }) => [path, helpOf(field)]))
    const help = Object.entries({ ...FIELD_HELP, ...BLOCK_HELP })
    expect(help.filter(([path, text]) => shown.get(path) !== text)).toEqual([])
  })
})
