import { afterAll, describe, expect, test } from 'vitest'
import { csvOf, newPhone, people } from '@/tests/support/candidates/imports'
import { importZipSite } from '@/tests/support/candidates/importZips'
import { pdfOf, zipOf } from '@/tests/support/files/files'

/** Nothing of a ZIP stays when its import has ended, in whatever way. */

const { payload, end, ...site } = await importZipSite()
afterAll(end)

const pdf = (note: string) => pdfOf(500, note)

const csv = (...rows: string[]) => ['Name,Phone,E-mail,Resume file', ...rows].join('\n')

const { erasePersonAndLists } = await import('@/collections/Imports/erasePersonAndLists')

const erase = (id: number) =>
  erasePersonAndLists(payload, site.user, [{ collection: 'registrations', id }])

describe('the ZIP is removed', () => {
  const prepare = () =>
    site.prepare(csv(`Asha,${newPhone()},,a.pdf`), zipOf([{ name: 'a.pdf', content: pdf('a') }]))

  test('with the resumes and the people when the import is undone', async () => {
    const before = { resumes: site.filesIn('resume'), imports: site.filesIn('import') }
    const id = await prepare()
    await site.begin(id)
    await site.run()
    expect(site.filesIn('resume')).toHaveLength(before.resumes.length + 1)
    await site.undo(id)
    await site.run()
    expect((await site.read(id)).state).toBe('undone')
    expect(site.filesIn('resume')).toEqual(before.resumes)
    expect(site.filesIn('import')).toEqual(before.imports)
  })

  test('when an import that has not begun its rows is undone', async () => {
    const before = site.filesIn('import')
    const id = await prepare()
    await site.admit(id)
    await site.undo(id)
    await site.run()
    expect(site.filesIn('import')).toEqual(before)
  })

  test('with a list that is not imported', async () => {
    const { dropImport } = await import('@/collections/Imports/changeImport')
    const before = site.filesIn('import')
    const id = await prepare()
    await dropImport(payload, site.user, id)
    expect(site.filesIn('import')).toEqual(before)
  })

  test('with lists that wait too long', async () => {
    const { dropWaiting } = await import('@/collections/Imports/dropFile')
    const id = await prepare()
    await dropWaiting(payload, new Date())
    expect(await site.read(id)).toMatchObject({ state: 'dropped', file: null, zip_parts: null })
    expect(site.filesIn('import')).toEqual([])
  })

  test('when a person is erased, whom it may name', async () => {
    const [person] = await site.rows(await site.bring(csvOf(people(1))))
    const id = await prepare()
    expect((await erase(person?.id ?? 0)).body.erased).toBe(1)
    expect(await site.read(id)).toMatchObject({ state: 'dropped', file: null, zip_parts: null })
    expect(site.filesIn('import')).toEqual([])
  })

  test('but not when nobody was erased', async () => {
    const id = await prepare()
    await erase(999_999)
    expect((await site.read(id)).state).toBe('uploaded')
  })

  test('by itself, and the list stays', async () => {
    const id = await prepare()
    expect((await site.dropZip(id)).body.success).toBe(true)
    expect((await site.check(id)).body.check).toMatchObject({ zip: null, has_zip: false, total: 1 })
    expect((await site.dropZip(id)).body.success).toBe(false)
  })

  test('when another takes its place', async () => {
    const id = await prepare()
    const files = site.filesIn('import').length
    await site.addZip(id, zipOf([{ name: 'b.pdf', content: pdf('b') }]))
    expect(site.filesIn('import')).toHaveLength(files)
  })

  test('but not by the search for files that no row names', async () => {
    const { findOrphans } = await import('@/collections/Privacy/storedFiles')
    const id = await prepare()
    const later = new Date(Date.now() + 3 * 86_400_000)
    const orphans = (await findOrphans(payload, later)).files.map(({ name }) => name)
    expect(orphans).not.toContain((await site.read(id)).zip_parts)
  })
})
