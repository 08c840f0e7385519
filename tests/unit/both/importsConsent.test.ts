import { afterAll, describe, expect, test } from 'vitest'
import { csvOf, importSite, newPhone, people, rowsWhere } from '@/tests/support/candidates/imports'

/** Nobody of a list is written to, and an import can be undone: on SQLite and on Postgres. */

const { payload, user, end, ...site } = await importSite()
afterAll(end)

describe('nobody of a list has agreed to anything', () => {
  test('so nobody is in a broadcast list or gets a mail', async () => {
    const id = await site.bring(
      csvOf([{ name: 'Asha', phone: newPhone(), email: 'a@list.example' }]),
    )
    const [row] = await site.rows(id)
    expect(row).toMatchObject({
      ...{ whatsapp_consent: false, keep_consent: false, terms: false, source: 'import' },
    })
    const { findRecipients } = await import('@/collections/BroadcastLists/recipients')
    expect(await findRecipients(payload, 'registrations', new URLSearchParams())).toEqual([])
    const { withoutMails } = await import('@/collections/Mails/missingMails')
    const unmailed: string[] = []
    for await (const page of withoutMails(payload, 'registrations', (key) => key, new Date(0))) {
      unmailed.push(...page)
    }
    expect(unmailed).toEqual([])
  })

  test('which staff see and can filter', async () => {
    const id = await site.bring(csvOf(people(1)))
    const { listRegistrations } = await import('@/collections/Registrations/registrations')
    const [row] = await site.rows(id)
    const found = async (query: string) =>
      (await listRegistrations(payload, user, new URLSearchParams(query))).registrations
    expect((await found('consent=unasked')).map(({ id }) => id)).toContain(row?.id)
    expect((await found('source=import')).find(({ id }) => id === row?.id)?.consent).toBe('unasked')
    expect(await found('consent=no')).toEqual([])
  })

  test('and who opted out stays opted out', async () => {
    const phone = newPhone()
    const { optOut } = await import('@/collections/OptOuts/optOut')
    await optOut(payload, `+91${phone}`)
    const id = await site.bring(csvOf([{ name: 'Asha', phone }]))
    const { listRegistrations } = await import('@/collections/Registrations/registrations')
    const query = new URLSearchParams('consent=withdrawn')
    const { registrations } = await listRegistrations(payload, user, query)
    expect(registrations.map(({ id }) => id)).toEqual((await site.rows(id)).map(({ id }) => id))
  })
})

test('the retention rule takes them as it takes those who registered', async () => {
  const id = await site.bring(csvOf(people(1)))
  const { applyRetention } = await import('@/collections/Privacy/retention')
  await payload.updateGlobal({
    slug: 'privacy-settings',
    data: { retention_is_on: true, retention_months: 12, quarantine_days: 30 },
  })
  const [row] = await site.rows(id)
  await applyRetention(payload, new Date(Date.parse(row?.createdAt ?? '') + 400 * 86_400_000))
  expect((await site.rows(id))[0]?.quarantined_at).toBeTruthy()
  await payload.updateGlobal({ slug: 'privacy-settings', data: { retention_is_on: false } })
})

test('somebody without a number cannot opt out for all others without one', async () => {
  const id = await site.bring('Name,Phone,E-mail\nAsha,,asha@none.example\nRavi,,ravi@none.example')
  const [row] = await site.rows(id)
  const { changeOptOut } = await import('@/collections/OptOuts/changeOptOut')
  const change = { of: 'registrations', id: row?.id ?? 0, opted_out: true } as const
  const { totalDocs: before } = await payload.count({ collection: 'opt-outs' })
  expect((await changeOptOut(payload, user, change)).body.success).toBe(false)
  expect((await payload.count({ collection: 'opt-outs' })).totalDocs).toBe(before)
})

describe('undoing an import', () => {
  test('erases its rows, but for those that somebody worked with, which it names', async () => {
    const others = await site.bring(csvOf(people(1)))
    const id = await site.bring(csvOf(people(6)))
    const [opened, starred, noted, listed, agreed] = await site.rows(id)
    const change = (row: typeof opened, data: object) =>
      payload.update({ collection: 'registrations', id: row?.id ?? 0, data })
    await change(opened, { seen_at: new Date().toISOString() })
    await change(starred, { is_starred: true })
    await payload.create({
      collection: 'activities',
      data: { kind: 'note', text: 'Called', registration: noted?.id ?? 0 },
    })
    await change(listed, { legal_hold: true })
    await change(agreed, { whatsapp_consent: true, consent_at: new Date().toISOString() })
    expect((await site.undo(id)).body.success).toBe(true)
    await site.run()
    const kept = [starred, noted, listed, agreed].map((row) => row?.reference)
    expect((await site.rows(id)).map(({ reference }) => reference)).toEqual(kept)
    const shown = (await site.list()).find((one) => one.id === id)
    expect(shown).toMatchObject({ state: 'undone', kept, kept_total: 4, undo_until: null })
    expect(await site.rows(others)).toHaveLength(1)
    expect((await payload.count({ collection: 'erasures' })).totalDocs).toBe(0)
  })

  test('stops an import that is running', async () => {
    const wrong = Array.from({ length: 200 }, () => ({ name: 'Nobody', phone: '1' }))
    const id = await site.upload(csvOf([...people(2), ...wrong, ...people(2)]))
    await site.allow(id)
    await site.run(() => true)
    expect(await site.rows(id)).toHaveLength(2)
    await site.undo(id)
    await site.run()
    expect(await site.rows(id)).toEqual([])
    expect(await site.read(id)).toMatchObject({ state: 'undone', file: null })
  })

  test.each([
    ['after 30 days', 31],
    ['when it was undone already', 0],
  ])('is refused %s', async (_when, days) => {
    const id = await site.bring(csvOf(people(1)))
    if (days === 0) {
      await site.undo(id)
      await site.run()
    }
    const now = new Date(Date.now() + days * 86_400_000)
    expect((await site.undo(id, now)).body.success).toBe(false)
    expect(await site.rows(id)).toHaveLength(days === 0 ? 0 : 1)
  })
})

test('a file that nobody imports is removed after a week, and after the erasure of a person at once', async () => {
  const { dropWaiting } = await import('@/collections/Imports/dropFile')
  const { getFile } = await import('@/lib/server/files/storage')
  const [first, second] = [await site.upload(csvOf(people(1))), await site.upload(csvOf(people(1)))]
  const { file } = await site.read(first)
  expect(await getFile('import', file ?? '')).not.toBeNull()
  await dropWaiting(payload)
  expect((await site.read(first)).state).toBe('uploaded')
  await dropWaiting(payload, new Date())
  for (const id of [first, second]) {
    expect(await site.read(id)).toMatchObject({ state: 'dropped', file: null })
  }
  expect(await getFile('import', file ?? '')).toBeNull()
})

test('the audit trail has counts and no names', async () => {
  const id = await site.bring(csvOf([{ name: 'Zenobia Quist', phone: newPhone() }]))
  const { docs } = await payload.find({
    collection: 'audit',
    where: { and: [{ action: { equals: 'import' } }, { subject_id: { equals: id } }] },
    pagination: false,
  })
  expect(docs.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(['list uploaded', 'done: 1 imported, 0 known, 0 wrong, 0 resumes']),
  )
  expect(JSON.stringify(docs)).not.toMatch(/Zenobia|Quist/)
  expect(await rowsWhere(payload, { full_name: { equals: 'Zenobia Quist' } })).toHaveLength(1)
})
