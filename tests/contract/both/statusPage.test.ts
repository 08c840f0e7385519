import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { newMobile } from '@/tests/support/candidates/mobile'
import {
  act,
  applied,
  formOf,
  page,
  registered,
  rowOf,
  trailOf,
} from '@/tests/support/candidates/statusPage'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { call, get, php, postJson } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { adminToken } from '@/tests/support/staff/session'

describe('the status page at the mailed link', () => {
  test('shows the status and all stored data but nothing that staff wrote', async () => {
    const mobile = newMobile()
    const own = { name: 'Asha Own', position: 'Rigger', mobile }
    const { email, id, token } = await applied(own)
    const note = `Note ${mark()}`
    await postJson(php('application_update'), { id, revision: 0, note }, await adminToken())
    const { status, text, headers } = await page(token)
    expect(status).toBe(200)
    for (const held of ['Received', 'Asha Own', email, mobile, 'Rigger', 'resume.docx']) {
      expect(text).toContain(held)
    }
    expect(text).not.toContain(note)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  })

  test('shows a general stage, not the stage that staff use', async () => {
    const { id, token } = await applied()
    await postJson(
      php('application_update'),
      { id, revision: 0, stage: 'shortlisted' },
      await adminToken(),
    )
    const { text } = await page(token)
    expect(text).toContain('In review')
    expect(text).not.toContain('hortlisted')
  })

  test('of a registration shows all stored data', async () => {
    const { email, token } = await registered()
    const { status, text } = await page(token)
    expect(status).toBe(200)
    for (const held of ['Registered', email, 'Electrician', 'Pune', 'resume.docx']) {
      expect(text).toContain(held)
    }
    expect(text).not.toContain('Withdraw the application')
  })

  test('leaves no trace of the link in the log', async () => {
    const { token } = await applied()
    await page(token)
    await act(token, 'erase')
    const server = inject('server')
    if (server) expect(readFileSync(server.logFile, 'utf8')).not.toContain(token.split('.')[2])
  })
})

describe('a candidate’s action on the status page', () => {
  test('stops WhatsApp messages: the number is on no list any more, also when repeated', async () => {
    const { email, id, token } = await applied({ mobile: '9820077001' })
    expectSuccess(await act(token, 'stop_whatsapp'), 'You get no more WhatsApp updates from us.')
    expectSuccess(await act(token, 'stop_whatsapp'), 'WhatsApp updates are stopped already.')
    expect(await rowOf('applications', email)).toMatchObject({
      whatsapp_consent: false,
      keep_consent: true,
      consent_withdrawn_at: expect.any(String),
    })
    expect(await trailOf(id)).toEqual([{ action: 'consent', detail: 'whatsapp_consent withdrawn' }])
    if (hasDatabase()) {
      const [ring] = await query("select key, key_id from keyring where purpose = 'opt-out'")
      const hash = createHmac('sha256', Buffer.from(String(ring?.key), 'hex'))
        .update('+919820077001')
        .digest('hex')
      expect(await query('select key_id from opt_outs where phone_hash = ?', [hash])).toMatchObject(
        [{ key_id: ring?.key_id }],
      )
    }
  })

  test('withdraws the consent to keep the data, also when repeated', async () => {
    const { email, id, token } = await registered()
    expectSuccess(
      await act(token, 'stop_keeping'),
      'We do not use your data for other jobs any more.',
    )
    expectSuccess(
      await act(token, 'stop_keeping'),
      'We already stopped using your data for other jobs.',
    )
    expect(await rowOf('registrations', email)).toMatchObject({
      keep_consent: false,
      whatsapp_consent: true,
    })
    expect(await trailOf(id, 'registrations')).toHaveLength(1)
  })

  test('withdraws the application, so that a change by staff based on the older state is refused', async () => {
    const { email, id, token } = await applied()
    const change = { id, revision: 0, stage: 'interview' }
    await postJson(php('application_update'), change, await adminToken())
    expectSuccess(await act(token, 'withdraw'), 'Your application is withdrawn.')
    expectSuccess(await act(token, 'withdraw'), 'Your application was withdrawn already.')
    expect(await rowOf('applications', email)).toMatchObject({ stage: 'withdrawn', revision: 2 })
    const opened = await get(php('application', `?id=${id}`), await adminToken())
    expect(opened.body?.activities).toMatchObject([
      { kind: 'stage', from: 'interview', to: 'withdrawn', by: null },
      { kind: 'stage', from: 'new', to: 'interview' },
    ])
    expect(await trailOf(id)).toHaveLength(1)
    // Staff saw the application before the withdrawal, so their change is refused.
    const late = { id, revision: 1, stage: 'selected' }
    const answer = await postJson(php('application_update'), late, await adminToken())
    expect(answer.body).toMatchObject({ success: false })
    expect((await page(token)).text).toContain('You took this application back.')
  })

  test('withdraws the application twice at the same time, which is recorded once', async () => {
    const { id, token } = await applied()
    const answers = await Promise.all([act(token, 'withdraw'), act(token, 'withdraw')])
    for (const { body } of answers) expect(body).toMatchObject({ success: true })
    expect(await trailOf(id)).toHaveLength(1)
  })

  test('requests erasure: the first request is stored and staff are told', async () => {
    const { email, id, token } = await applied()
    expectSuccess(
      await act(token, 'erase'),
      'The office has your request and will erase your data.',
    )
    const { erasure_asked_at } = await rowOf('applications', email)
    expectSuccess(
      await act(token, 'erase'),
      'You have asked already. The office will erase your data.',
    )
    expect(await rowOf('applications', email)).toMatchObject({ erasure_asked_at })
    expect(await trailOf(id)).toEqual([{ action: 'change', detail: 'erasure asked' }])
  })

  test('cannot withdraw a registration', async () => {
    const { token } = await registered()
    expectRefusal(await act(token, 'withdraw'), 'The request could not be read.')
  })

  test('cannot withdraw a closed application', async () => {
    const { email, id, token } = await applied()
    const change = { id, revision: 0, stage: 'rejected' }
    await postJson(php('application_update'), change, await adminToken())
    expectRefusal(await act(token, 'withdraw'), 'This application is closed already.')
    expect(await rowOf('applications', email)).toMatchObject({ stage: 'rejected' })
  })

  test.each(['', 'nothing', 'constructor'])('cannot be "%s"', async (action) => {
    const { token } = await applied()
    const { body } = await act(token, action)
    expect(body).toMatchObject({ success: false, message: 'The request could not be read.' })
  })
})

describe('the status page without scripts', () => {
  const submit = (fields: Record<string, string>) =>
    call(php('my_application'), {
      method: 'POST',
      body: formOf(fields),
      headers: { Accept: 'text/html' },
    })

  test('returns to the page, which says what was done', async () => {
    const { token } = await applied()
    const answer = await submit({ token, action: 'withdraw' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/my-application/${token}#form`)
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    const { text } = await call(`/my-application/${token}`, { headers: { Cookie: cookie } })
    expect(text).toContain('Your application is withdrawn.')
  })

  test.each(['x', '//evil.example', '../admin', 'a\r\nSet-Cookie: a=b'])(
    'never redirects to another address: token %j',
    async (token) => {
      const answer = await submit({ token, action: 'erase' })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/my-application/unknown#form')
    },
  )
})
