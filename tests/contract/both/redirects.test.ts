import { beforeAll, describe, expect, test } from 'vitest'
import { messagesOf, newContent, pathOf, untilStatus, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { get, rawCall } from '@/tests/support/network/http'
import { type Row, rowIn } from '@/tests/support/rows'
import { change, hasDatabase } from '@/tests/support/site/database'
import { editorToken } from '@/tests/support/staff/session'

/** Redirects of old addresses (collections/content/plugins.ts). */
const SENTENCE = 'Please give a path of this site, such as /visa'
const LEADS_BACK = 'This redirect would lead back to itself. Choose another address.'
const INVALID_PATHS = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x\r\nSet-Cookie:a=b',
  '/x\u0000',
  '/a//b',
  '/a b',
  '/\u202eb',
  'javascript:alert(1)',
  'visa',
  '',
  `/${'x'.repeat(300)}`,
]

let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
})

const redirect = (from: string, to: Row) => write(editor, 'POST', '/api/redirects', { from, to })

describe('a redirect', () => {
  test.each(INVALID_PATHS)('to %j is refused with a message', async (url) => {
    const answer = await redirect(`/old-${mark()}`, { type: 'custom', url })
    expect(answer.status).toBe(400)
    expect(messagesOf(answer.body)).toEqual([SENTENCE])
  })

  test.each(INVALID_PATHS)('from %j is refused with a message', async (from) => {
    const answer = await redirect(from, { type: 'custom', url: '/visa' })
    expect(answer.status).toBe(400)
    expect(messagesOf(answer.body)).toEqual([SENTENCE])
  })

  test('works at the first and second visit without a chain', async () => {
    const page = await newContent(editor, 'pages')
    const ways: Row[] = [
      { type: 'custom', url: `${pathOf(page)}?from=old` },
      { type: 'reference', reference: { relationTo: 'pages', value: page.id } },
    ]
    for (const to of ways) {
      const from = `/old-${mark()}`
      expect((await redirect(from, to)).status).toBe(201)
      const target = to.url ?? pathOf(page)
      for (const visit of ['first', 'second']) {
        const { status, headers } = await rawCall(from)
        expect({ status, location: headers.get('location') }, visit).toEqual({
          status: 308,
          location: target,
        })
      }
    }
  })

  const custom = (url: string) => ({ type: 'custom', url })

  test.each([
    ['to its own address', (from: string) => from],
    ['to its address with a slash', (from: string) => `${from}/`],
    ['to its address in capitals', (from: string) => from.toUpperCase()],
    ['to its address with codes', (from: string) => from.replace('o', '%6F')],
    ['to its address with parameters', (from: string) => `${from}?a=b#c`],
  ])('%s is refused', async (_what, spelled) => {
    const from = `/old-${mark()}`
    const answer = await redirect(from, custom(spelled(from)))
    expect(answer.status).toBe(400)
    expect(messagesOf(answer.body)).toEqual([LEADS_BACK])
  })

  test('that leads back over two others is refused, when it is made and when it is changed', async () => {
    const [a, b, c] = [`/a-${mark()}`, `/b-${mark()}`, `/c-${mark()}`]
    expect((await redirect(a, custom(b))).status).toBe(201)
    expect((await redirect(b, custom(c))).status).toBe(201)
    const refused = await redirect(c, custom(a))
    expect(messagesOf(refused.body)).toEqual([LEADS_BACK])
    const last = rowIn(await redirect(c, custom('/visa')), 'doc')
    const changed = await write(editor, 'PATCH', `/api/redirects/${last.id}`, { to: custom(b) })
    expect(messagesOf(changed.body)).toEqual([LEADS_BACK])
  })

  test('to a page whose address it has is refused', async () => {
    const page = await newContent(editor, 'pages')
    const reference = { relationTo: 'pages', value: page.id }
    const answer = await redirect(pathOf(page), { type: 'reference', reference })
    expect(messagesOf(answer.body)).toEqual([LEADS_BACK])
  })

  test.skipIf(!hasDatabase())(
    'stored by an earlier version to itself is not followed',
    async () => {
      const [from, to] = [`/old-${mark()}`, `/old-${mark()}`]
      const { id } = rowIn(await redirect(from, custom(to)), 'doc')
      await change('update redirects set to_url = ? where id = ?', [from, Number(id)])
      // Creating another redirect refreshes the cached list.
      await redirect(`/old-${mark()}`, custom('/visa'))
      await untilStatus(from, 404)
    },
  )

  test.skipIf(!hasDatabase())(
    'stored by an earlier version to an unsafe target is ignored',
    async () => {
      for (const url of ['/\t/evil.example', '/x\r\nSet-Cookie:a=b', '//evil.example']) {
        const from = `/old-${mark()}`
        const { id } = rowIn(await redirect(from, { type: 'custom', url: '/visa' }), 'doc')
        await change('update redirects set to_url = ? where id = ?', [url, Number(id)])
        // Creating another redirect refreshes the cached list.
        await redirect(`/old-${mark()}`, { type: 'custom', url: '/visa' })
        await untilStatus(from, 404)
        expect((await get(from)).headers.get('location')).toBeNull()
      }
    },
  )
})
