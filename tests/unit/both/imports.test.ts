import { afterAll, describe, expect, test } from 'vitest'
import type { Person } from '@/collections/Imports/row/readRow'
import { csvOf, importSite, newPhone, people } from '@/tests/support/candidates/imports'

/** What an import stores, once and with no consent: on SQLite and on Postgres. */

const { payload, end, ...site } = await importSite()
const { storePiece } = await import('@/collections/Imports/storePiece')
const { getFile } = await import('@/lib/server/files/storage')
afterAll(end)

const personOf = (full_name: string, phone: string): Person => ({
  ...{ full_name, whatsup_no: phone, phone_e164: `+91${phone}`, country_code: '91', email: '' },
  ...{ current_location: '', category: '', position_Name: '', gulf_exp: 0, india_exp: 0 },
  listed_on: null,
})

describe('an import', () => {
  test('stores each person of the list once, and then removes the file', async () => {
    const list = people(401)
    const id = await site.upload(csvOf(list))
    const { file } = await site.read(id)
    await site.allow(id)
    await site.run()
    const rows = await site.rows(id)
    expect(rows.map(({ phone_e164 }) => phone_e164).sort()).toEqual(
      list.map(({ phone }) => `+91${phone}`).sort(),
    )
    expect(await site.read(id)).toMatchObject({
      state: 'done',
      imported: 401,
      known: 0,
      wrong: 0,
      file: null,
    })
    expect(await getFile('import', file ?? '')).toBeNull()
  })

  test('goes on after a stop where it was', async () => {
    const id = await site.upload(csvOf(people(400)))
    await site.allow(id)
    await site.run(() => true)
    expect(await site.read(id)).toMatchObject({ state: 'running', next_row: 25, imported: 25 })
    await site.run()
    expect(await site.rows(id)).toHaveLength(400)
    expect(await site.read(id)).toMatchObject({ state: 'done', imported: 400, known: 0 })
  })

  test('stores nobody twice when the process ends after a piece, before that is noted', async () => {
    const id = await site.upload(csvOf(people(200)))
    await site.allow(id)
    await site.run(() => true)
    // As if the process had ended before it changed the row.
    await payload.update({ collection: 'imports', id, data: { next_row: 0, imported: 0 } })
    await site.run()
    expect(await site.rows(id)).toHaveLength(200)
    expect(await site.read(id)).toMatchObject({ imported: 200, known: 0 })
  })

  test('stores nobody twice when two instances run at once', async () => {
    const id = await site.upload(csvOf(people(1)))
    const list = people(100).map(({ name, phone }, at) => ({
      number: at + 2,
      person: personOf(name, phone),
    }))
    await Promise.all([storePiece(payload, id, list, null), storePiece(payload, id, list, null)])
    expect(await site.rows(id)).toHaveLength(100)
  })

  test('begins once, however often it is asked', async () => {
    const id = await site.upload(csvOf(people(3)))
    const answers = await Promise.all([site.start(id), site.start(id)])
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true])
    await site.run()
    expect(await site.rows(id)).toHaveLength(3)
  })

  test('leaves out who is known by phone and name, or by e-mail, and who is in the list twice', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    await site.bring(csvOf([{ name: 'Asha Rao', phone, email: 'asha@known.example' }]))
    const id = await site.bring(
      csvOf([
        { name: 'Asha R Rao', phone },
        { name: 'Somebody', phone: newPhone(), email: 'ASHA@known.example' },
        { name: 'Ravi Kumar', phone: other },
        { name: 'Kumar Ravi', phone: other },
        { name: 'Meena Rao', phone: newPhone() },
      ]),
    )
    expect((await site.rows(id)).map(({ full_name }) => full_name)).toEqual([
      'Ravi Kumar',
      'Meena Rao',
    ])
    expect(await site.read(id)).toMatchObject({ imported: 2, known: 3 })
  })

  test('keeps two people apart who have no e-mail, or share a phone', async () => {
    const phone = newPhone()
    const id = await site.bring(
      csvOf([
        { name: 'Asha', phone: newPhone() },
        { name: 'Ravi', phone },
        { name: 'Meena', phone },
      ]),
    )
    expect(await site.rows(id)).toHaveLength(3)
  })

  test('stores known people too when the admin says so', async () => {
    const list = csvOf([{ name: 'Asha', phone: newPhone() }])
    await site.bring(list)
    expect(await site.rows(await site.bring(list, true))).toHaveLength(1)
  })

  test('leaves out wrong rows and counts them', async () => {
    const id = await site.bring(
      csvOf([
        { name: 'Asha', phone: '123' },
        { name: '', phone: newPhone() },
      ]),
    )
    expect(await site.read(id)).toMatchObject({ state: 'done', imported: 0, wrong: 2 })
  })

  test('keeps a text that begins like a formula as it is', async () => {
    const id = await site.bring(csvOf([{ name: '=HYPERLINK("x")', phone: newPhone() }]))
    expect((await site.rows(id))[0]?.full_name).toBe('=HYPERLINK("x")')
  })

  test('ends as stopped when its file is gone', async () => {
    const id = await site.upload(csvOf(people(1)))
    await site.allow(id)
    await payload.update({ collection: 'imports', id, data: { file: null } })
    await site.run()
    expect((await site.read(id)).state).toBe('failed')
  })
})

describe('the dry run', () => {
  test('says what becomes of each row, and stores nothing', async () => {
    const known = { name: 'Known Person', phone: newPhone() }
    await site.bring(csvOf([known]))
    const id = await site.upload(
      csvOf([{ name: 'New', phone: newPhone() }, known, { name: 'Bad', phone: '1' }]),
    )
    expect((await site.check(id)).body.check).toMatchObject({
      counts: { new: 1, known: 1, wrong: 1 },
      rows: [
        { row: 2, verdict: 'new' },
        { row: 3, verdict: 'known', why: expect.stringMatching(/^RG-/) },
        { row: 4, verdict: 'wrong', why: 'There is no such phone number.' },
      ],
    })
    expect(await site.rows(id)).toEqual([])
  })

  test('reads the next list with the same headers as the last one was read', async () => {
    const head = 'Ref one,Ref two\n'
    const first = await site.upload(`${head}Asha,${newPhone()}`)
    expect((await site.check(first)).body.check).toMatchObject({
      fields: ['', ''],
      is_remembered: false,
    })
    await payload.update({
      collection: 'imports',
      id: first,
      data: { columns: 'name,phone', country: 'NP', date_form: 'dmy' },
    })
    const second = await site.upload(`${head}Ravi,9841234567`)
    expect((await site.check(second)).body.check).toMatchObject({
      ...{ fields: ['name', 'phone'], country: 'NP', dates: 'dmy', is_remembered: true },
      counts: { new: 1 },
    })
  })
})
