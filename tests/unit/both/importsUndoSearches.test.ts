import { afterAll, describe, expect, test } from 'vitest'
import { csvOf, importSite, people } from '@/tests/support/candidates/imports'

/** What an undo does to the searches that staff have saved: on SQLite and on Postgres. */

const { payload, end, ...site } = await importSite()
const { checkUndo } = await import('@/collections/Imports/checkUndo')
const { erasePersonAndLists } = await import('@/collections/Imports/erasePersonAndLists')
afterAll(end)

describe('a saved search that names somebody of an import', () => {
  const save = async (name: string) => {
    const data = { account: site.user.id, panel: 'registrations', name, query: 'q=x' } as const
    return (await payload.create({ collection: 'searches', data })).id
  }
  const names = async () =>
    (await payload.find({ collection: 'searches', sort: 'id' })).docs.map(({ name }) => name)
  const asked = async (id: number) => (await checkUndo(payload, id)).body

  test('goes with the undo when it was saved since, and stays when it was there before', async () => {
    const list = people(3)
    const phone = list[0]?.phone ?? ''
    await save(`before ${phone}`)
    const id = await site.bring(csvOf(list))
    await save(`since ${phone}`)
    await save('welders in Dubai')
    expect(await asked(id)).toMatchObject({ success: true, searches: 1 })
    expect(await names()).toHaveLength(3)
    await site.undo(id)
    await site.run()
    expect(await names()).toEqual([`before ${phone}`, 'welders in Dubai'])
    expect(await asked(id)).toMatchObject({ success: false })
  })

  test('goes with every other erasure, however old it is', async () => {
    const [{ phone = '' } = {}] = people(1)
    await save(`old ${phone}`)
    const [row] = await site.rows(await site.bring(csvOf([{ name: 'Old Known', phone }])))
    await erasePersonAndLists(payload, site.user, [
      { collection: 'registrations', id: row?.id ?? 0 },
    ])
    expect(await names()).not.toContain(`old ${phone}`)
  })
})
