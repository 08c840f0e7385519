import { beforeAll, describe, expect, test } from 'vitest'
import { contentFields, messagesOf, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { get } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

/**
 * Facts that candidates rely on: the agency's phone, domain, licence and links
 * (collections/Agency/SiteSettings.ts).
 */
const FACTS = '/api/globals/site-settings'
const LINKS = ['channel', 'malta', 'facebook', 'instagram', 'twitter', 'youtube', 'linkedin'].map(
  (name) => `${name}_url`,
)
const INVALID_LINKS = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/visa',
  'https://evil.example\\@ours.example',
  'evil.example',
]

let editor = ''
let admin = ''

beforeAll(async () => {
  editor = (await editorToken()).token
  admin = await adminToken()
})

const facts = async (token = admin): Promise<Row> => (await get(FACTS, token)).body ?? {}

const versions = async (): Promise<Row[]> =>
  rowsIn(await get(`${FACTS}/versions?limit=100`, admin), 'docs')

const auditLines = async (): Promise<Row[]> => {
  const query = 'where[subject][equals]=site-settings&sort=-id&limit=100'
  return rowsIn(await get(`/api/audit?${query}`, admin), 'docs')
}

describe('an editor', () => {
  test('reads the agency’s facts', async () => {
    expect(await facts(editor)).toMatchObject({ licence_number: expect.any(String) })
  })

  test('cannot change a fact or restore an earlier version', async () => {
    const before = await facts()
    for (const [field, value] of Object.entries({
      phone: '+91 98 9999 9999',
      whatsapp: '+91 98 9999 9999',
      email: 'jobs@evil.example',
      official_domain: 'evil.example',
      licence_number: 'B-1',
      facebook_url: 'https://evil.example',
    })) {
      for (const query of ['', '?draft=true', '?autosave=true']) {
        const answer = await write(editor, 'POST', `${FACTS}${query}`, { [field]: value })
        expect(answer.status, field).toBe(403)
      }
    }
    expect((await get(`${FACTS}/versions`, editor)).status).toBe(403)
    await write(admin, 'POST', FACTS, { tagline: `Line ${mark()}` })
    const [version] = await versions()
    const back = await write(editor, 'POST', `${FACTS}/versions/${version?.id}`)
    expect(back.status).toBe(403)
    await write(admin, 'POST', FACTS, { tagline: before.tagline })
    const { updatedAt: _, createdAt: __, ...kept } = before
    expect(await facts()).toMatchObject(kept)
  })

  test('can change the home page', async () => {
    const home = '/api/globals/home-page'
    const { body } = await get(home, editor)
    expect((await write(editor, 'POST', home, { lead: body?.lead })).status).toBe(200)
  })
})

describe('a change of the agency’s facts by an admin', () => {
  test('is recorded with the account and the field names but not the values', async () => {
    const account = await newAccount('admin')
    const token = await logIn(account)
    const before = await facts()
    const [tagline, phone] = [`Line ${mark()}`, `+91 22 ${mark()}`]
    await write(token, 'POST', FACTS, { ...before, tagline, phone })
    const [line] = await auditLines()
    expect(line).toMatchObject({
      actor: `admin ${account.id}`,
      action: 'settings',
      detail: 'tagline, phone',
    })
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`${tagline}|${phone.slice(-8)}`))
    await write(admin, 'POST', FACTS, { tagline: before.tagline, phone: before.phone })
  })

  test('without a difference is not recorded', async () => {
    const before = await auditLines()
    await write(admin, 'POST', FACTS, await facts())
    expect(await auditLines()).toEqual(before)
  })

  test('keeps the previous version, whose restoration is recorded too', async () => {
    const before = await facts()
    await write(admin, 'POST', FACTS, { address: `Kept ${mark()}` })
    const kept = await facts()
    await write(admin, 'POST', FACTS, { address: `Changed ${mark()}` })
    const old = (await versions()).find(
      ({ version }) => (version as Row).address === kept.address, // Payload's answer to a find
    )
    const back = await write(admin, 'POST', `${FACTS}/versions/${old?.id}`)
    expect(back.status, back.text).toBe(200)
    expect(await facts()).toMatchObject({ address: kept.address })
    expect((await auditLines())[0]).toMatchObject({ action: 'settings', detail: 'address' })
    await write(admin, 'POST', FACTS, { address: before.address })
  })

  test('is kept in at most 50 versions', async () => {
    const { tagline } = await facts()
    for (let round = 0; round < 52; round += 1) {
      await write(admin, 'POST', FACTS, { tagline: `Round ${round}` })
    }
    await write(admin, 'POST', FACTS, { tagline })
    expect(await versions()).toHaveLength(50)
  })
})

describe('a link typed by staff', () => {
  test.each(INVALID_LINKS)('%j is refused with a message in the agency’s facts', async (href) => {
    for (const field of LINKS) {
      const answer = await write(admin, 'POST', FACTS, { [field]: href })
      expect(answer.status, field).toBe(400)
      expect(messagesOf(answer.body)).toEqual([
        'Start the address with https://, http://, mailto: or tel:',
      ])
    }
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http:evil'])(
    '%j is refused with a message on the home page and in a download',
    async (href) => {
      const sentence = 'Start the address with / for a page of this site, or with https://'
      const block = { title: 'A', text: 'B', link_label: 'C', href }
      for (const part of [{ blocks: [block] }, { services: [{ title: 'A', text: 'B', href }] }]) {
        const answer = await write(editor, 'POST', '/api/globals/home-page', part)
        expect(answer.status).toBe(400)
        expect(messagesOf(answer.body)).toEqual([sentence])
      }
      const layout = [{ blockType: 'download', label: 'press', href }]
      const page = await write(editor, 'POST', '/api/pages', contentFields({ layout }))
      expect(messagesOf(page.body)).toEqual([sentence])
    },
  )

  test.each(['https://a.example/x', 'http://a.example', 'mailto:a@b.example', 'tel:+912200', ''])(
    '%j is accepted',
    async (href) => {
      const { malta_url } = await facts()
      expect((await write(admin, 'POST', FACTS, { malta_url: href })).status).toBe(200)
      await write(admin, 'POST', FACTS, { malta_url })
    },
  )
})
