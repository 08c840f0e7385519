import { beforeAll, describe, expect, test } from 'vitest'
import { newContent, write } from '@/tests/support/content'
import { applyForm } from '@/tests/support/forms'
import { baseUrl, call, get, php, postForm } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { applicationsOf } from '@/tests/support/records'
import { adminToken, editorToken } from '@/tests/support/session'

let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
})

describe('an editor', () => {
  const email = `${mark()}@candidate.example`
  let application = 0
  let reference = ''
  beforeAll(async () => {
    await postForm(php('job_applied'), applyForm({ email }))
    const [row] = await applicationsOf(email)
    application = Number(row?.id)
    reference = String(row?.reference)
  })

  const panel = (path: string, token: string) =>
    call(`/admin${path}`, { headers: { Cookie: `payload-token=${token}`, Origin: baseUrl() } })

  test.each(['applications', 'registrations', 'enquiries', 'jobs', 'payload-jobs'])(
    'cannot open %s in the CMS panel',
    async (slug) => {
      expect((await panel(`/collections/${slug}`, editor)).status).toBe(404)
      const one = await panel(`/collections/${slug}/${application}`, editor)
      expect(one.status).toBe(307)
      expect(one.text).not.toContain(email)
      expect((await panel('', editor)).text).not.toContain(`/admin/collections/${slug}`)
    },
  )

  test('sees only content in the CMS panel, where an admin sees applications', async () => {
    // Filtered, because other tests apply at the same time and the list has pages.
    const found = `/collections/applications?where[email][equals]=${email}`
    expect((await panel(found, await adminToken())).text).toContain(reference)
    expect((await panel('/collections/pages', editor)).status).toBe(200)
    expect((await panel('/collections/pages', editor)).text).not.toContain(email)
  })

  test('cannot use GraphQL', async () => {
    for (const path of ['/api/graphql', '/api/graphql-playground', '/graphql']) {
      const query = { query: '{ Applications { docs { email } } }' }
      const answer = await write(editor, 'POST', path, query)
      expect(answer.status, path).toBe(404)
      expect(answer.text).not.toContain(email)
    }
  })

  test('cannot delete a page', async () => {
    const page = await newContent(editor, 'pages')
    expect((await write(editor, 'DELETE', `/api/pages/${page.id}`)).status).toBe(403)
    expect((await get(`/api/pages/${page.id}`, editor)).status).toBe(200)
  })
})
