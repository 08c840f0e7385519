import type { RequestListener } from 'node:http'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startPublicAddress } from '@/tests/support/network/publicAddress'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import { invitationSite, newStaffEmail, post } from '@/tests/support/staff/invitations'

/** The public address as an admin sets it: asked for its proof over real https with a certificate. */

const { payload, admin, query, invited, end } = await invitationSite()
const { env } = await import('@/lib/server/settings/env')
const { proofOf } = await import('@/collections/SiteAddress/proof')
const { onChange } = await import('@/lib/server/cache/changes')
const { followSiteAddress } = await import('@/collections/SiteAddress/usedAddress')
const { GET } = await import('@/app/internal/this-site/route')

const DOMAIN = 'www.agency-of-the-test.in'
const URL_OF_SITE = `https://${DOMAIN}`
const UNSET = env.siteUrl

/** What the machine answers to which the domain points. */
let listener: RequestListener
const thisSite: RequestListener = (incoming, response) => {
  void GET(new Request(`http://localhost${incoming.url}`)).then(async (answer) =>
    response.writeHead(answer.status).end(await answer.text()),
  )
}
const answers =
  (status: number, text: string, headers = {}): RequestListener =>
  (_incoming, response) =>
    response.writeHead(status, headers).end(text)

const address = await startPublicAddress(DOMAIN, (incoming, response) =>
  listener(incoming, response),
)

afterAll(async () => {
  await address.stop()
  await end()
})

beforeEach(() => {
  listener = thisSite
})

const save = (url: string) => post('site_address', { action: 'save', url }, admin)
const remove = () => post('site_address', { action: 'remove' }, admin)

const shown = async () => {
  const { body } = await callInProcess('site_address', { method: 'GET', token: admin })
  return body.site_address
}

const point = async () => {
  const { body } = await callInProcess('launch', { method: 'GET', token: admin })
  const { points } = body.launch as { points: { key: string }[] } // of launch.php
  return points.find(({ key }) => key === 'site_url')
}

const NONE = { from: null, url: '' }
const OURS = { from: 'office', url: URL_OF_SITE }

describe('an admin of a site without a public address', () => {
  test('is refused an address of no form that is allowed, and nothing is kept', async () => {
    expect(await save(`http://${DOMAIN}`)).toMatchObject({
      success: false,
      errors: { url: expect.stringContaining('Begin with https://') },
    })
    expect(await shown()).toEqual(NONE)
  })

  test.each<[what: string, RequestListener, reason: RegExp]>([
    ['another site', answers(200, '<html>Welcome to nginx</html>'), /is another site\. Point/],
    ['a site without that page', answers(404, ''), /is another site/],
    ['an empty answer', answers(200, ''), /is another site/],
    ['a long answer', answers(200, 'a'.repeat(1_000_000)), /is another site/],
    ['a proof of something else', answers(200, proofOf('0'.repeat(32))), /is another site/],
    [
      'a redirect, even to this site',
      answers(301, '', { Location: `https://agency-of-the-test.in/internal/this-site` }),
      /sends visitors to another address/,
    ],
    [
      'a broken connection',
      (incoming) => incoming.socket.destroy(),
      /did not answer \(ECONNRESET\)\. Point the domain/,
    ],
  ])('reads why %s is not used, and nothing is kept', async (_what, other, reason) => {
    listener = other
    expect(await save(URL_OF_SITE)).toMatchObject({
      success: false,
      message: expect.stringMatching(reason),
    })
    expect(await shown()).toEqual(NONE)
    expect(env.siteUrl).toBe(UNSET)
  })

  test('reads that the certificate is for another domain', async () => {
    expect(await save('https://www.another-agency.in')).toMatchObject({
      success: false,
      message: expect.stringMatching(/certificate .* not valid \(ERR_TLS_CERT_ALTNAME_INVALID\)/),
    })
  })

  test('reads in "Before you launch" what to do first, and where', async () => {
    expect(await point()).toMatchObject({
      state: 'todo',
      text: expect.stringContaining('domain'),
      href: '/managejobs?panel=launch#site-address',
    })
  })

  test('sets an address that leads to the site, as browsers write it', async () => {
    expect(await save(` https://${DOMAIN.toUpperCase()}:443/ `)).toMatchObject({
      success: true,
      site_address: OURS,
    })
    expect(await shown()).toEqual(OURS)
    expect(await point()).toMatchObject({ state: 'done', text: URL_OF_SITE })
    const lines = await query("select * from audit where subject = 'address-settings'")
    expect(lines).toMatchObject([{ detail: URL_OF_SITE }])
  })
})

describe('a site whose address was set in the office', () => {
  test('names it in the next mail', async () => {
    expect(env.siteUrl).toBe(URL_OF_SITE)
    // The token of the mail that was sent, behind `env.siteUrl`.
    expect(await invited(newStaffEmail())).toMatch(/^[\w-]{43}$/)
  })

  test('lets staff sign in to the CMS panel there and nowhere else, without a restart', async () => {
    expect(payload.config).toMatchObject({ serverURL: URL_OF_SITE, csrf: [URL_OF_SITE] })
    expect(payload.collections.users.config.auth.cookies.secure).toBe(true)
    const signedIn = async (Origin: string) => {
      const headers = new Headers({ Origin, Cookie: `payload-token=${admin}` })
      return (await payload.auth({ headers })).user?.email
    }
    expect(await signedIn(URL_OF_SITE)).toBeTruthy()
    expect(await signedIn(UNSET)).toBeUndefined()
  })

  test('uses it after a restart, before the first request, and what another instance changes', async () => {
    const setElsewhere = (url: string) => query('update address_settings set url = ?', [url])
    await setElsewhere('https://www.agency-before.in')
    await followSiteAddress(payload)
    expect(env.siteUrl).toBe('https://www.agency-before.in')

    await setElsewhere(URL_OF_SITE)
    const { announceChange } = await import('@/lib/server/cache/changes')
    // The listeners are told again, because pages may have been made with the former address meanwhile.
    const isDropped = new Promise<void>((resolve) => {
      const stop = onChange(() => {
        if (env.siteUrl !== URL_OF_SITE) return
        stop()
        resolve()
      })
    })
    announceChange('settings')
    await isDropped
  })

  test('goes back to the address of the machine when it is removed', async () => {
    expect(await remove()).toMatchObject({ success: true, site_address: NONE })
    expect(env.siteUrl).toBe(UNSET)
    expect(payload.collections.users.config.auth.cookies.secure).toBe(false)
  })
})

test('the other admins are told of a change, in a mail that names both addresses', async () => {
  const email = newStaffEmail()
  await payload.create({
    collection: 'users',
    data: { email, password: 'a password to begin with', name: 'Other', role: 'admin' },
  })
  await save(URL_OF_SITE)
  const [mail] = await query('select kind, text from mails where "to" = ?', [email])
  expect(mail).toMatchObject({ kind: 'warning' })
  expect(String(mail?.text)).toContain(`Before: none\nNow: ${URL_OF_SITE}`)
})

test('SITE_URL comes before what is set in the office', async () => {
  env.givenSiteUrl = 'https://www.of-the-server.in'
  try {
    expect(await save(URL_OF_SITE)).toMatchObject({
      success: false,
      message: expect.stringContaining('SITE_URL'),
    })
    expect(await remove()).toMatchObject({ success: false })
    expect(await shown()).toEqual({ from: 'server', url: 'https://www.of-the-server.in' })
    expect(env.siteUrl).toBe('https://www.of-the-server.in')
  } finally {
    env.givenSiteUrl = ''
  }
})
