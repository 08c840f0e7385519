import { describe, expect, test } from 'vitest'
import { messagesOf, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { auditTrail } from '@/tests/support/staff/auditTrail'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

const fields = (more: Row = {}): Row => ({
  name: `Text ${mark()}`,
  occasion: 'other',
  subject: 'About ((job))',
  text: 'Hello ((name)), bring ((reference)) on …',
  ...more,
})

const create = async (more: Row = {}) =>
  write(await adminToken(), 'POST', '/api/message-templates', fields(more))

const created = async (more: Row = {}): Promise<Row> => {
  const answer = await create(more)
  expect(answer.status, answer.text.slice(0, 300)).toBe(201)
  return rowIn(answer, 'doc')
}

/** The texts that staff are offered. */
const offered = async (token?: string): Promise<Row[]> =>
  rowsIn(await get(php('message_templates'), token ?? (await adminToken())), 'templates')

describe('a message template', () => {
  test.each([
    ['text', 'Hello ((nmae))', 'There is no field ((nmae)): use ((name)), ((job)), ((reference))'],
    ['text', 'Hello (())', 'There is no field (()): use ((name)), ((job)), ((reference))'],
    ['text', 'Hello ((name', 'A field is written ((like this))'],
    ['subject', '((job) is filled', 'A field is written ((like this))'],
    ['subject', 'Hello name))', 'A field is written ((like this))'],
  ])('is not saved with a wrong %s: %s', async (field, value, message) => {
    const refused = await create({ [field]: value })
    expect(refused.status).toBe(400)
    expect(messagesOf(refused.body)).toEqual([message])
    const { id, [field]: before } = await created()
    const path = `/api/message-templates/${id}`
    const changed = await write(await adminToken(), 'PATCH', path, { [field]: value })
    expect(changed.status).toBe(400)
    expect((await get(path, await adminToken())).body).toMatchObject({ [field]: before })
  })

  test.each([
    { name: '' },
    { subject: '' },
    { text: '' },
    { occasion: 'party' },
    { subject: 'a'.repeat(151) },
    { text: 'a'.repeat(3001) },
  ])('is not saved with %o', async (more) => {
    expect((await create(more)).status).toBe(400)
  })

  test('is changed by neither recruiters nor editors, and read over REST by neither', async () => {
    const { id } = await created()
    const recruiter = await logIn(await newAccount('recruiter'))
    for (const token of [recruiter, (await editorToken()).token]) {
      const path = `/api/message-templates/${id}`
      expect((await write(token, 'PATCH', path, { subject: 'Mine' })).status).toBe(403)
      expect((await write(token, 'POST', '/api/message-templates', fields())).status).toBe(403)
      expect((await get(path, token)).status).toBe(403)
    }
  })

  test('is offered to recruiters in its order as soon as it is saved, while it is active', async () => {
    const marked = mark()
    const second = await created({ name: `${marked} 2`, sort_order: 902 })
    const first = await created({ name: `${marked} 1`, sort_order: 901 })
    const recruiter = await logIn(await newAccount('recruiter'))
    const names = async () =>
      (await offered(recruiter))
        .map(({ name }) => String(name))
        .filter((name) => name.startsWith(marked))
    expect(await names()).toEqual([`${marked} 1`, `${marked} 2`])
    const [row] = (await offered(recruiter)).filter(({ id }) => id === first.id)
    expect(row).toEqual({
      id: first.id,
      name: `${marked} 1`,
      occasion: 'other',
      subject: first.subject,
      text: first.text,
      whatsapp: null,
    })
    await write(await adminToken(), 'PATCH', `/api/message-templates/${second.id}`, {
      active: false,
    })
    expect(await names()).toEqual([`${marked} 1`])
  })

  test('keeps its earlier versions, and who changed it is in the audit trail', async () => {
    const { id } = await created({ subject: 'The first subject' })
    const change = { subject: 'The second subject' }
    await write(await adminToken(), 'PATCH', `/api/message-templates/${id}`, change)
    const query = new URLSearchParams({ 'where[parent][equals]': String(id), sort: '-createdAt' })
    const answer = await get(`/api/message-templates/versions?${query}`, await adminToken())
    const subjects = rowsIn(answer, 'docs').map(({ version }) => (version as Row).subject)
    expect(subjects).toEqual(['The second subject', 'The first subject'])
    const lines = await auditTrail({ subject: 'message-templates', subject_id: Number(id) })
    expect(lines.map(({ detail }) => detail)).toEqual(['changed', 'created'])
  })
})

test('staff of a new site are offered a text for every decision', async () => {
  const occasions = (await offered()).map(({ occasion }) => occasion)
  expect(occasions).toEqual(
    expect.arrayContaining(['paper', 'shortlisted', 'interview', 'selected', 'closed', 'rejected']),
  )
})
