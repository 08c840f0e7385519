import { readFileSync } from 'node:fs'
import { ROUTE_AUDIENCE } from '@/app/routeAudience'
import { EXPECTED_ROUTES } from './expectedRoutes'
import type { Lab, Sender } from './lab'
import { ask, type Case, expecting, type Reply } from './sweep'

const MANIFEST = '.next/app-path-routes-manifest.json'

/** The routes that Next built and somebody forgot to declare, and declared ones that are gone. */
export const routeDeclarations = (): Record<string, string[]> => {
  const built: Record<string, string> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const routes = new Set(Object.values(built))
  const missing = (names: Iterable<string>, from: (name: string) => boolean) =>
    [...names].filter((name) => !from(name))
  return {
    'built, not in app/routeAudience.ts': missing(routes, (name) => ROUTE_AUDIENCE.has(name)),
    'built, not in expectedRoutes.ts': missing(routes, (name) => name in EXPECTED_ROUTES),
    'declared, not built': missing(ROUTE_AUDIENCE.keys(), (name) => routes.has(name)),
    'expected, not built': missing(Object.keys(EXPECTED_ROUTES), (name) => routes.has(name)),
  }
}

/** Requests to every route by everybody. */
export const routeCases = ({ site, roles, strangers, misplaced, names, secrets }: Lab) => {
  const forbidden: Case[] = []
  const allowed: Case[] = []
  const isSilent = ({ text }: Reply) => !secrets.some((secret) => text.includes(secret))
  for (const [route, { who, at, status = 200 }] of Object.entries(EXPECTED_ROUTES)) {
    if (who === 'rest' || who === 'calls') continue
    const address = at.replace(/\{(\w+)\}/, (_, name: string) => names[name] ?? 'missing')
    const asked = { what: `${route} at ${address}`, method: 'GET', address }
    const everybody = [...strangers, ...roles]
    if (typeof who === 'string') {
      const wanted = who === 'link' ? 404 : status
      const isFine = (reply: Reply) => reply.status === wanted && isSilent(reply)
      allowed.push(
        ...everybody.map((sender) => expecting(site, sender, asked, `${wanted}, no data`, isFine)),
      )
      continue
    }
    // The CMS panel takes the cookie.
    const more = route.startsWith('/uploads') ? misplaced : []
    for (const sender of [...everybody, ...more]) {
      const isOne = sender.role !== null && who.includes(sender.role)
      const isFine = isOne
        ? isShown
        : (reply: Reply) => isRefused(route, sender, reply) && isSilent(reply)
      const list = isOne ? allowed : forbidden
      list.push(expecting(site, sender, asked, isOne ? 'an answer' : 'a refusal', isFine))
    }
  }
  return { forbidden, allowed }
}

/** Shown, or led on within the site. */
const isShown = ({ status, location }: Reply): boolean =>
  status === 200 || (status === 307 && location?.includes('/login') === false)

const isRefused = (route: string, sender: Sender, { status, location, text }: Reply): boolean => {
  if (route.startsWith('/uploads')) return status === (sender.role ? 403 : 401)
  if (route.startsWith('/internal')) return status === 404
  // The CMS panel leads to its sign-in page, or tells an account that it may not use it.
  return location?.startsWith('/login?') === true || /\/admin\/unauthorized/.test(text)
}

/** With the cookie of somebody who may see drafts, only those who may themselves see one. */
export const draftCases = async ({ site, roles, strangers, names }: Lab): Promise<Case[]> => {
  const admin = roles.find(({ role }) => role === 'admin')
  if (!admin) throw new Error('There is no admin.')
  const preview = await fetch(`${site.baseUrl}/internal/preview?slug=${names.draft}`, {
    headers: admin.headers,
    redirect: 'manual',
  })
  const cookie = (preview.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const at = `/${names.draft}`
  return [...strangers, ...roles].map((sender) => async () => {
    const seer = { ...sender, headers: { ...sender.headers, Cookie: cookie } }
    const { text } = await ask(site, { what: at, method: 'GET', address: at }, seer)
    const isSeen = text.includes(`First lines about ${names.draft}`)
    const maySee = sender.role === 'admin' || sender.role === 'editor'
    return isSeen === maySee ? null : `${sender.name}: the draft is ${isSeen ? '' : 'not '}shown`
  })
}
