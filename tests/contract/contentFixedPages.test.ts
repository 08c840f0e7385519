import { beforeAll, describe, expect, test } from 'vitest'
import { FIXED_PAGES } from '@/lib/shared/paths'
import { messagesOf, newContent, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { get, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { change, hasDatabase } from '@/tests/support/site/database'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const SLUGS = Object.values(FIXED_PAGES).map((path) => path.slice(1))

let editor = ''
let admin = ''

beforeAll(async () => {
  editor = (await editorToken()).token
  admin = await adminToken()
})

const LISTS = ['pages', 'news-articles'] as const

/** Which list the content is in, and its id there. */
const placeOf = async (slug: string) => {
  for (const list of LISTS) {
    const [row] = rowsIn(await get(`/api/${list}?where[slug][equals]=${slug}`, editor), 'docs')
    if (row) return { list, id: Number(row.id) }
  }
  return null
}

const idOf = async (slug: string): Promise<number | undefined> => (await placeOf(slug))?.id

const knownPlace = async (slug: string) => {
  const place = await placeOf(slug)
  if (!place) throw new Error(`There is no page "${slug}".`)
  return place
}

const refusal = (slug: string, done: string) =>
  `The site depends on the page "${slug}", so it cannot be ${done}. You can change its content.`

describe.each(SLUGS)('the page "%s", on which code depends,', (slug) => {
  test('cannot be renamed, not even in a draft', async () => {
    const { list, id } = await knownPlace(slug)
    for (const query of ['', '?draft=true']) {
      for (const other of [`${slug}-2`, '']) {
        const answer = await write(editor, 'PATCH', `/api/${list}/${id}${query}`, { slug: other })
        expect(answer.status, `${query} ${other}`).toBe(400)
        expect(messagesOf(answer.body)).toEqual([refusal(slug, 'renamed')])
      }
    }
    expect(await idOf(slug)).toBe(id)
  })

  test('cannot be unpublished', async () => {
    const { list, id } = await knownPlace(slug)
    const answer = await write(admin, 'PATCH', `/api/${list}/${id}`, { _status: 'draft' })
    expect(answer.status).toBe(400)
    expect(messagesOf(answer.body)).toEqual([refusal(slug, 'unpublished')])
    expect((await get(`/${slug}`)).status).toBe(200)
  })

  test('cannot be deleted by the admin, alone or together with others', async () => {
    const { list, id } = await knownPlace(slug)
    const one = await write(admin, 'DELETE', `/api/${list}/${id}`)
    expect(one.status).toBe(403)
    expect(one.text).toContain(JSON.stringify(refusal(slug, 'deleted')))
    const other = await newContent(editor, list)
    const both = await write(admin, 'DELETE', `/api/${list}?where[id][in]=${id},${other.id}`)
    expect(both.text).toContain(JSON.stringify(refusal(slug, 'deleted')))
    expect(await idOf(slug)).toBe(id)
    expect(await placeOf(String(other.slug))).toBeNull()
  })
})

describe('a page on which code depends', () => {
  test('can be edited, as a draft and on the site', async () => {
    const id = await idOf('our-network')
    for (const query of ['?draft=true', '']) {
      const sources = [{ text: `Source ${mark()}` }]
      const data = { sources, _status: query ? 'draft' : 'published' }
      const answer = await write(editor, 'PATCH', `/api/pages/${id}${query}`, data)
      expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    }
  })

  test('is not unpublished by restoring an old draft of it', async () => {
    const id = await idOf('industries')
    const data = { sources: [{ text: 'A draft' }], _status: 'draft' }
    await write(editor, 'PATCH', `/api/pages/${id}?draft=true`, data)
    const where = `where[parent][equals]=${id}&where[version._status][equals]=draft`
    const [version] = rowsIn(await get(`/api/pages/versions?${where}`, editor), 'docs')
    const restored = await postJson(`/api/pages/versions/${version?.id}`, {}, editor)
    expect(messagesOf(restored.body)).toEqual([refusal('industries', 'unpublished')])
    const asDraft = await postJson(`/api/pages/versions/${version?.id}?draft=true`, {}, editor)
    expect(asDraft.status, asDraft.text.slice(0, 300)).toBe(200)
    expect((await get('/industries')).status).toBe(200)
  })

  test.skipIf(!hasDatabase())(
    'can get its address back after staff renamed it in an earlier version',
    async () => {
      const { id } = await knownPlace('about-us')
      const renamed = `about-${mark()}`
      await change('update pages set slug = ? where id = ?', [renamed, id])
      await change('update _pages_v set version_slug = ? where parent_id = ?', [renamed, id])
      const back = await write(editor, 'PATCH', `/api/pages/${id}`, { slug: 'about-us' })
      expect(back.status, back.text.slice(0, 300)).toBe(200)
      const again = await write(editor, 'PATCH', `/api/pages/${id}`, { slug: renamed })
      expect(messagesOf(again.body)).toEqual([refusal('about-us', 'renamed')])
    },
  )
})
