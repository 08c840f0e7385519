import { beforeAll, describe, expect, test } from 'vitest'
import { contentFields, messagesOf, newContent, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { editorToken } from '@/tests/support/staff/session'

const BOTH = ['pages', 'news-articles'] as const

let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
})

describe('the address of a page', () => {
  test.each(['job-list', 'admin', 'API', 'uploads', 'feed', 'beawaremodal'])(
    '"%s" is refused with a message because another part of the site uses it',
    async (slug) => {
      for (const collection of BOTH) {
        for (const query of ['', '?draft=true']) {
          const answer = await write(
            editor,
            'POST',
            `/api/${collection}${query}`,
            contentFields({ slug, ...(query && { _status: 'draft' }) }),
          )
          expect(answer.status).toBe(400)
          expect(messagesOf(answer.body)).toEqual([
            `The address "${slug}" belongs to another part of the site. Choose another one.`,
          ])
        }
      }
    },
  )

  test('that is invalid is refused with a message', async () => {
    for (const slug of ['Has Blanks', 'a/b', '../etc', '<b>', 'x'.repeat(81)]) {
      const answer = await write(editor, 'POST', '/api/pages', contentFields({ slug }))
      expect(answer.status, slug).toBe(400)
      expect(JSON.stringify(messagesOf(answer.body)), slug).toMatch(/\.["\]]+$/)
    }
  })

  test('is unique among pages and articles, including drafts', async () => {
    const page = await newContent(editor, 'pages')
    const draft = await newContent(editor, 'news-articles', { _status: 'draft' })
    for (const slug of [page.slug, draft.slug]) {
      for (const collection of BOTH) {
        const other = await newContent(editor, collection)
        const ways = [
          write(editor, 'POST', `/api/${collection}`, contentFields({ slug })),
          write(
            editor,
            'POST',
            `/api/${collection}?draft=true`,
            contentFields({ slug, _status: 'draft' }),
          ),
          write(editor, 'PATCH', `/api/${collection}/${other.id}`, { slug }),
          write(editor, 'PATCH', `/api/${collection}/${other.id}?draft=true`, {
            slug,
            _status: 'draft',
          }),
        ]
        for (const answer of await Promise.all(ways)) {
          expect(answer.status, answer.text.slice(0, 300)).toBe(400)
          expect(messagesOf(answer.body)).toEqual([
            `Another page or article has the address "${slug}". Choose another one.`,
          ])
        }
      }
    }
  })

  test('requested twice at the same time is given to one of the two', async () => {
    const slug = mark()
    const answers = await Promise.all(
      [...BOTH, ...BOTH].map((collection) =>
        write(editor, 'POST', `/api/${collection}`, contentFields({ slug })),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })
})
