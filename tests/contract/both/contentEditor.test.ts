import { beforeAll, describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { newContent, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { baseUrl, call, get, php, postForm } from '@/tests/support/network/http'
import { applicationsOf } from '@/tests/support/staff/records'
import { adminToken, editorToken } from '@/tests/support/staff/session'

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
    // Nothing is at the last one: the server refuses the method without asking the site.
    const refusals = { '/api/graphql': 404, '/api/graphql-playground': 404, '/graphql': 405 }
    for (const [path, status] of Object.entries(refusals)) {
      const query = { query: '{ Applications { docs { email } } }' }
      const answer = await write(editor, 'POST', path, query)
      expect(answer.status, path).toBe(status)
      expect(answer.text).not.toContain(email)
    }
  })

  test('cannot delete a page', async () => {
    const page = await newContent(editor, 'pages')
    expect((await write(editor, 'DELETE', `/api/pages/${page.id}`)).status).toBe(403)
    expect((await get(`/api/pages/${page.id}`, editor)).status).toBe(200)
  })
})
