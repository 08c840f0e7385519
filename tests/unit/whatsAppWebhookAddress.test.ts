import { afterAll, describe, expect, test } from 'vitest'
import { whatsAppSite } from '@/tests/support/candidates/whatsAppSite'
import { eventBody, signatureOf, unix, VERIFY_TOKEN } from '@/tests/support/network/whatsAppApi'

const { messageTo, newPerson, newTemplate, sent, end } = await whatsAppSite()

afterAll(end)

describe('the address of the webhook', () => {
  const call = async (init: RequestInit & { query?: string } = {}) => {
    const handlers = await import('@/app/php/[name]/route')
    const context = { params: Promise.resolve({ name: 'whatsapp_webhook.php' }) }
    const url = `http://localhost/php/whatsapp_webhook.php${init.query ?? ''}`
    const request = new Request(url, init)
    return (init.method === 'POST' ? handlers.POST : handlers.GET)(request, context)
  }
  const verify = (word: string, mode = 'subscribe', challenge = '1158201444') =>
    call({
      query: `?${new URLSearchParams({ 'hub.mode': mode, 'hub.verify_token': word, 'hub.challenge': challenge })}`,
    })

  test('says back what WhatsApp sent when the word is the one that was agreed on', async () => {
    const answer = await verify(VERIFY_TOKEN)
    expect([answer.status, await answer.text()]).toEqual([200, '1158201444'])
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test.each([
    ['another word', verify('another-word-of-theirs')],
    ['no word', verify('')],
    ['another mode', verify(VERIFY_TOKEN, 'unsubscribe')],
    ['markup', verify(VERIFY_TOKEN, 'subscribe', '<script>')],
    ['no query', call()],
  ])('says nothing back to %s', async (_what, asked) => {
    const answer = await asked
    expect([answer.status, await answer.json()]).toMatchObject([403, { success: false }])
  })

  const post = (body: string, more: Record<string, string> = {}) =>
    call({
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Hub-Signature-256': signatureOf(body),
        ...more,
      },
    })

  test('takes the bytes as they were signed, with their spaces', async () => {
    const person = await newPerson()
    const { wamid } = await sent(person, await newTemplate())
    const status = { id: wamid, status: 'delivered', timestamp: unix() }
    const body = ` ${eventBody({ statuses: [status] })}\n`
    expect((await post(body)).status).toBe(200)
    expect(await messageTo(person)).toMatchObject({ state: 'delivered' })
  })

  test('refuses a body that is too large or of another type, before it reads it', async () => {
    expect((await post(JSON.stringify('x'.repeat(300_000)))).status).toBe(413)
    expect((await post('{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
  })
})
