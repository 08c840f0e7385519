import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { REFUSED_CALL } from '@/app/(payload)/guard/serverFunctions'
import { newContent } from '@/tests/support/content/content'
import { callServer, returned } from '@/tests/support/network/serverFunctions'
import { adminToken, editorToken } from '@/tests/support/staff/session'

/** The CMS panel's server functions, which a browser calls with the Next-Action header. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const SMALL_CHARS = 1000

/** The log without the lines of each request, and of other tests that run at the same time. */
const log = () =>
  readFileSync(inject('server')?.logFile ?? '', 'utf8')
    .split('\n')
    .filter((line) => !/"level":"access"|A mail was kept in the outbox\./.test(line))
    .join('\n')

let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
})

describe.skipIf(!inject('server'))('a visitor', () => {
  test.each([...INHERITED, 'form-state', 'render-list', 'nothing', '', 1, null, ['form-state']])(
    'is refused by the server function %j without a line in the log',
    async (name) => {
      const before = log().length
      const answer = await callServer({ name, args: { collectionSlug: 'pages' } })
      expect(returned(answer)).toEqual(REFUSED_CALL)
      expect(answer.text.length).toBeLessThan(SMALL_CHARS)
      expect(log().slice(before)).toBe('')
    },
  )

  test.each([null, 'form-state', [], 1, {}])(
    'is refused with the argument %j',
    async (argument) => {
      const before = log().length
      expect(returned(await callServer(argument))).toEqual(REFUSED_CALL)
      expect(log().slice(before)).toBe('')
    },
  )

  test('is refused with an invalid token', async () => {
    const answer = await callServer({ name: 'form-state', args: {} }, 'abc.def.ghi')
    expect(returned(answer)).toEqual(REFUSED_CALL)
  })
})

describe.skipIf(!inject('server'))('an editor', () => {
  test.each(INHERITED)('is refused by the inherited property %s', async (name) => {
    const before = log().length
    expect(returned(await callServer({ name, args: {} }, editor))).toEqual(REFUSED_CALL)
    expect(log().slice(before)).toBe('')
  })

  test('gets the form state that the CMS panel requests', async () => {
    const page = await newContent(editor, 'pages')
    const args = {
      collectionSlug: 'pages',
      id: page.id,
      data: { title: 'As typed' },
      operation: 'update',
      schemaPath: 'pages',
    }
    for (const token of [editor, await adminToken()]) {
      const answer = await callServer({ name: 'form-state', args }, token)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('As typed')
    }
  })
})
