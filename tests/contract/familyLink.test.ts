import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { officeDay } from '@/lib/shared/format'
import { act, applied, page, registered, rowOf } from '@/tests/support/candidates/statusPage'
import { expectFailure } from '@/tests/support/expect'
import { bearer, call, get, php, postJson } from '@/tests/support/network/http'
import { change, hasDatabase, query } from '@/tests/support/site/database'
import { adminToken } from '@/tests/support/staff/session'

const DAY_MS = 24 * 60 * 60 * 1000

const family = (token: string) => get(`/family/${token}`)

/** The token of the family link that a status page offers. */
const offered = async (token: string): Promise<string> =>
  /\/family\/([\w.-]+)/.exec((await page(token)).text)?.[1] ?? ''

const appliedWithLink = async (overrides = {}) => {
  const own = await applied(overrides)
  return { ...own, link: await offered(own.token) }
}

const moveTo = async (id: number, stage: string) => {
  const answer = await postJson(
    php('application_update'),
    { id, revision: 0, stage },
    await adminToken(),
  )
  expect(answer.body).toMatchObject({ success: true })
}

const isNotFound = async (token: string) => {
  const { status, text } = await family(token)
  expect(status, token).toBe(404)
  expect(text).toMatch(/<header.*404 - Page Not Found.*<footer/s)
}

describe('the page for the family', () => {
  test('shows the steps and the dates, and nothing that says who it is', async () => {
    const name = { name: 'Asha Unnamed', position: 'Rigger', mobile: '9820066001' }
    const { email, id, token, link } = await appliedWithLink(name)
    await moveTo(id, 'interview')
    const { status, text } = await family(link)
    expect(status).toBe(200)
    for (const shown of ['step 4 of 12', 'Here now', 'Interview and trade test', 'Done, ']) {
      expect(text).toContain(shown)
    }
    const { reference, resume_name } = await rowOf('applications', email)
    const own = ['Asha', 'Unnamed', 'Rigger', email, '9820066001', token, 'my-application']
    for (const hidden of [...own, String(reference), String(resume_name), 'Ask to erase']) {
      expect(text).not.toContain(hidden)
    }
    expect(text).not.toMatch(/<form|\/php\//)
  })

  test('goes to no search engine, cache or other site, and into no log', async () => {
    const { link } = await appliedWithLink()
    const { text, headers } = await family(link)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    await isNotFound(`${link}x`)
    const server = inject('server')
    if (server) expect(readFileSync(server.logFile, 'utf8')).not.toContain(link.split('.')[3])
  })

  test('tells no more about the stage than the candidate sees, and not why it ended', async () => {
    const { id, link } = await appliedWithLink()
    await moveTo(id, 'rejected')
    const { status, text } = await family(link)
    expect(status).toBe(200)
    expect(text).toContain('There is nothing to see here now.')
    for (const hidden of ['ejected', 'Closed', 'ithdrawn', 'Demand letter']) {
      expect(text).not.toContain(hidden)
    }
  })

  test('is offered neither for a closed application nor for a registration', async () => {
    const { id, token } = await applied()
    await moveTo(id, 'rejected')
    expect(await offered(token)).toBe('')
    expect(await offered((await registered()).token)).toBe('')
  })
})

describe('a family link', () => {
  test('opens no status page and changes nothing, and a status link opens no family page', async () => {
    const { email, token, link } = await appliedWithLink()
    const [, , , signature = ''] = link.split('.')
    const [reference = '', keyId = '', ownSignature = ''] = token.split('.')
    for (const forged of [link, `${reference}.${keyId}.${signature}`]) {
      expect((await page(forged)).status, forged).toBe(404)
      expectFailure(await act(forged, 'erase'), 404, 'This link is not valid.')
    }
    await isNotFound(token)
    await isNotFound([...link.split('.').slice(0, 3), ownSignature].join('.'))
    expect(await rowOf('applications', email)).toMatchObject({ erasure_asked_at: null })
  })

  test('is not found when it is changed, cut, or mixed with another', async () => {
    const { id, link } = await appliedWithLink()
    const other = await appliedWithLink()
    const [, until = '', key = '', signature = ''] = link.split('.')
    const otherKey = `${key[0] === 'a' ? 'b' : 'a'}${key.slice(1)}`
    const flipped = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`
    for (const token of [
      `${other.id}.${until}.${key}.${signature}`,
      `${id}.2099-01-01.${key}.${signature}`,
      `${id}.${until}.${otherKey}.${signature}`,
      `${id}.${until}.${key}.${flipped}`,
      `${id}.${until}.${key}.${signature.slice(0, -1)}`,
      `0${id}.${until}.${key}.${signature}`,
      `${id}.${until}.${key}`,
      `${id}.${until}..${signature}`,
      `999999999.${until}.${key}.${signature}`,
      `${link}/more`,
      'unknown',
    ]) {
      await isNotFound(token)
    }
  })

  test('ends with the application', async () => {
    const { id, link } = await appliedWithLink()
    const headers = bearer(await adminToken())
    const deleted = await call(`/api/applications/${id}`, { method: 'DELETE', headers })
    expect(deleted.status).toBe(200)
    await isNotFound(link)
  })

  describe.skipIf(!hasDatabase())('signed with a key of the keyring', () => {
    const signed = async (id: number, days: number, key: { key: string; key_id: string }) => {
      const [row] = await query('select reference from applications where id = ?', [id])
      const until = officeDay(new Date(Date.now() + days * DAY_MS))
      const signature = createHmac('sha256', Buffer.from(key.key, 'hex'))
        .update(`family-page:applications:${id}:${row?.reference}:${until}`)
        .digest('base64url')
      return `${id}.${until}.${key.key_id}.${signature}`
    }

    test('works until its last day and not one day longer', async () => {
      const { id, link } = await appliedWithLink()
      const [stored] = await query('select key from keyring where key_id = ?', [
        link.split('.')[2] ?? '',
      ])
      const key = { key: String(stored?.key), key_id: link.split('.')[2] ?? '' }
      expect(await signed(id, 90, key)).toBe(link)
      expect((await family(await signed(id, 0, key))).status).toBe(200)
      await isNotFound(await signed(id, -1, key))
    })

    test('ends when the key of the candidate’s own link is retired', async () => {
      const { id } = await applied()
      const key = { key: '5'.repeat(64), key_id: 'fa'.repeat(5) }
      // Older than every key in use, so that no other test signs with it.
      await change(
        `insert into keyring (purpose, number, key_id, key, created_at, updated_at)
         values ('candidate-link', -1, ?, ?, '2026-01-01', '2026-01-01')`,
        [key.key_id, key.key],
      )
      const link = await signed(id, 1, key)
      expect((await family(link)).status).toBe(200)
      await change("update keyring set retired_at = '2026-02-01' where key_id = ?", [key.key_id])
      await isNotFound(link)
    })
  })
})
