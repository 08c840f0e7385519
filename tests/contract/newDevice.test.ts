import { describe, expect, test } from 'vitest'
import { clockedSite, HOUR_MS, LAPTOP, PHONE } from '@/tests/support/site/clockedSite'
import { hasDatabase } from '@/tests/support/site/database'

const { site, send, pass, logIn, newAccount, mailsTo } = clockedSite({ TRUSTED_HOPS: '1' })

const from = { 'X-Forwarded-For': '203.0.113.78' }

describe.skipIf(!hasDatabase())('a sign-in', () => {
  test('from a new device is told to the account, with device and time and without an address', async () => {
    const account = await newAccount()
    await logIn(account, LAPTOP, from)
    expect(await mailsTo(account.email)).toEqual([])
    await logIn(account, PHONE, from)
    const [mail, ...others] = await mailsTo(account.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'sign-in', subject: 'New sign-in to your account' })
    expect(mail?.text).toMatch(/When: .+ IST\nDevice: Chrome on Android\n/)
    expect(mail?.text).toContain('Choose a new password.')
    expect(mail?.text).toContain(`${site().baseUrl}/managejobs?panel=profile`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/203\.0\.113|Mozilla/)
  })

  test('from a known browser is not', async () => {
    const account = await newAccount()
    const { known } = await logIn(account, LAPTOP)
    await logIn(account, LAPTOP, { Cookie: known })
    expect(await mailsTo(account.email)).toEqual([])
  })

  test('with the cookie of another account, or a changed one, is', async () => {
    const [account, other] = [await newAccount(), await newAccount()]
    const { known } = await logIn(account)
    const foreign = (await logIn(other)).known.split('=')[1]
    await logIn(account, LAPTOP, { Cookie: `known-browser-${account.id}=${foreign}` })
    expect(await mailsTo(account.email)).toHaveLength(1)
    await logIn(account, LAPTOP, {
      Cookie: `${known.slice(0, -1)}${known.endsWith('A') ? 'B' : 'A'}`,
    })
    expect(await mailsTo(account.email)).toHaveLength(2)
  })

  test('that is wrong is not', async () => {
    const account = await newAccount()
    await logIn(account)
    const body = { email: account.email, password: 'not the password' }
    expect((await send('/php/login.php', { body })).json).toMatchObject({ success: false })
    expect(await mailsTo(account.email)).toEqual([])
  })

  test('after weeks without one is still told', async () => {
    const account = await newAccount()
    await logIn(account)
    await pass(24 * 30 * HOUR_MS)
    await logIn(account, LAPTOP)
    expect(await mailsTo(account.email)).toHaveLength(1)
  })

  test('at the CMS panel is told to an editor, who is sent to the account there', async () => {
    const editor = await newAccount('editor')
    const body = { email: editor.email, password: editor.password }
    for (const device of [LAPTOP, PHONE]) {
      const answer = await send('/api/users/login', { body, headers: { 'User-Agent': device } })
      expect(answer.status).toBe(200)
    }
    const [mail, ...others] = await mailsTo(editor.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`${site().baseUrl}/admin/account`)
  })
})

describe.skipIf(!hasDatabase())('the cookie of the CMS panel', () => {
  const answerTo = async (headers: Record<string, string>) => {
    const { token } = await logIn()
    const cookie = { Cookie: `payload-token=${token}`, ...headers }
    const me = await send('/api/users/me', { headers: cookie })
    const list = await send('/api/applications?limit=1', { headers: cookie })
    return { user: me.json.user, status: list.status, token, cookie }
  }

  test('is accepted from this site', async () => {
    const own = { Origin: site().baseUrl, 'Sec-Fetch-Site': 'same-origin' }
    expect(await answerTo(own)).toMatchObject({ user: { role: 'admin' }, status: 200 })
  })

  test('is refused from another site, also with this site’s own origin', async () => {
    const own = { Origin: site().baseUrl, 'Sec-Fetch-Site': 'cross-site' }
    const { user, status, cookie } = await answerTo(own)
    expect({ user, status }).toEqual({ user: null, status: 401 })
    const body = { full_name: 'Changed by another site' }
    const change = await send('/api/globals/site-settings', { body, headers: cookie })
    expect(change.status).toBe(401)
    const resume = await send('/uploads/resume/any.pdf', { headers: cookie })
    expect(resume.status).toBe(401)
    const panel = await send('/admin/collections/pages', { headers: cookie })
    expect(panel.status === 200 ? panel.text : panel.headers.get('location')).toContain('login')
  })
})
