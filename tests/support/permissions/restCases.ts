import type { Need } from './endpoints'
import type { Lab, Sender } from './lab'
import { grantOf, type RestCell, restCells, restForms } from './restCells'
import { alike, ask, type Case, expecting, inTurn, isAllowed, type Reply } from './sweep'

const VISITOR = '{"errors":[{"message":"Please sign in."}]}'
/** What Payload answers where an endpoint leads nowhere for this collection, whoever asks. */
const ELSEWHERE = [404, 405, 501]

/** What it answers where nobody may do something: no preference, no permission on any field. */
const NOTHING = ['{"message":"Not Found","value":null}', '{"fields":{}}']

/** What the sign-in endpoints answer to an empty body without and with a valid token. */
const OPEN: Record<string, { stranger: number; account: number[] }> = {
  'POST /api/users/login': { stranger: 401, account: [401] },
  'POST /api/users/logout': { stranger: 400, account: [] },
  'GET /api/users/me': { stranger: 200, account: [200] },
  'POST /api/users/refresh-token': { stranger: 403, account: [200] },
  'POST /api/users/forgot-password': { stranger: 400, account: [400] },
  'POST /api/users/reset-password': { stranger: 403, account: [403] },
}

/** Endpoints and slugs that nobody has declared. */
export const undeclared = (cells: RestCell[]): string[] => [
  ...cells.filter(({ need }) => !need).map(({ slug, harmful }) => `${slug}: ${harmful.what}`),
  ...cells
    .filter(({ line, slug }) => !line && slug !== 'REST')
    .map(({ slug }) => `${slug} has no line in expectedData.ts`),
]

const isVisitorRefusal = ({ status, text }: Reply) => status === 401 && text === VISITOR

const isSilent = ({ text }: Reply, secrets: string[]) =>
  !secrets.some((secret) => text.includes(secret))

const isForbidden = (reply: Reply, secrets: string[], need?: Need): boolean => {
  const { status, text, json } = reply
  if (NOTHING.includes(text)) return true
  if (!isSilent(reply, secrets)) return false
  if (typeof json !== 'object' || /"docs?":/.test(text)) return false
  if (need === 'nobody') return status >= 400 && status !== 500
  return status === 401 || status === 403 || ELSEWHERE.includes(status)
}

/** Requests to every endpoint of REST by everybody. */
export const restCases = async (lab: Lab) => {
  const { site, roles, strangers, crossSite, secrets } = lab
  const cells = await restCells(site)
  const forbidden: Case[] = []
  const allowed: Case[] = []
  const [visitor, ...invalid] = strangers
  for (const [index, cell] of cells.entries()) {
    if (cell.need === 'open') {
      allowed.push(...openCases(lab, cell))
      continue
    }
    // Two of the invalid tokens and a page of another site in turn: every collection meets all of
    // them several times.
    const two = [0, 1].map((next) => invalid[(2 * index + next) % invalid.length])
    for (const sender of [visitor, ...two, crossSite[index % crossSite.length]]) {
      if (!sender) continue
      forbidden.push(expecting(site, sender, cell.harmful, 'Please sign in', isVisitorRefusal))
    }
    const permitted: Case[] = []
    for (const sender of roles) {
      const grant = sender.role ? grantOf(cell, sender.role) : 'none'
      if (grant === 'all') {
        permitted.push(expecting(site, sender, cell.harmless, 'an answer', isAllowed))
      } else if (grant === 'none') {
        const isFine = (reply: Reply) => isForbidden(reply, secrets, cell.need)
        forbidden.push(expecting(site, sender, cell.harmful, 'a refusal', isFine))
      } else {
        const own = ownCases(lab, cell, sender)
        forbidden.push(...own.forbidden)
        permitted.push(...own.allowed)
      }
    }
    // Payload answers 500 to one of two accounts that save a global at the same time.
    allowed.push(inTurn(permitted))
  }
  for (const [index, form] of (await restForms()).entries()) {
    for (const sender of [visitor, crossSite[index % crossSite.length]]) {
      if (!sender) continue
      forbidden.push(expecting(site, sender, form.asked, 'Please sign in', isVisitorRefusal))
    }
    for (const sender of roles) {
      const grant = sender.role ? grantOf(form, sender.role) : 'none'
      if (grant === 'all' || (grant === 'own' && form.need !== 'read')) continue
      const isFine = (reply: Reply) =>
        grant === 'own' ? isSilent(reply, secrets) : isForbidden(reply, secrets, 'nobody')
      forbidden.push(expecting(site, sender, form.asked, 'a refusal', isFine))
    }
  }
  return { cells, forbidden, allowed }
}

/** Who may not read a collection cannot find out either whether it has a certain row. */
export const existenceCases = ({ site, roles }: Lab, cells: RestCell[]): Case[] =>
  cells
    .filter(({ harmful }) => /^POST \/api\/[\w-]+\/access\//.test(harmful.what))
    .flatMap((cell) =>
      roles
        .filter(({ role }) => role && grantOf(cell, role) === 'none')
        .map((sender) => async () => {
          const [stored, none] = await Promise.all([
            ask(site, cell.harmful, sender),
            ask(site, cell.harmless, sender),
          ])
          if (stored.status === none.status && stored.text === none.text) return null
          return `${sender.name} · ${cell.harmful.what}: ${stored.text} – for no row: ${none.text}`
        }),
    )

const openCases = ({ site, roles, strangers }: Lab, { harmless }: RestCell): Case[] => {
  const wanted = OPEN[harmless.what]
  if (!wanted) return [async () => `${harmless.what} is open and has no line in OPEN`]
  const { stranger, account } = wanted
  return [
    alike(site, strangers, harmless, `${stranger}`, ({ status }) => status === stranger),
    ...account.flatMap((status) =>
      roles.map((role) =>
        expecting(site, role, harmless, `${status}`, (reply) => reply.status === status),
      ),
    ),
  ]
}

/** Rows of somebody else are refused or not there; those of the own account are. */
const ownCases = ({ site, secrets }: Lab, cell: RestCell, sender: Sender) => {
  const { method, address } = cell.harmful
  const isOfMany = /\?|\/payload-preferences$|\/users$|\/count$/.test(address)
  if (cell.need === 'own' || (method === 'GET' && isOfMany)) {
    const isOwnOnly = (reply: Reply) => isAllowed(reply) && isSilent(reply, secrets)
    const owned = cell.ofOwn(sender)
    return { forbidden: [], allowed: [expecting(site, sender, owned, 'own rows', isOwnOnly)] }
  }
  // Several rows at once: those that may not be changed are not found.
  const isNotFound = (reply: Reply) =>
    isOfMany
      ? isForbidden(reply, secrets) || /"docs":\[\]/.test(reply.text)
      : isForbidden(reply, secrets)
  return {
    forbidden: [expecting(site, sender, cell.ofForeign, 'no row of others', isNotFound)],
    allowed: [],
  }
}

/** Everybody reads and changes the own account and the own preferences. */
export const ownRowCases = ({ site, roles }: Lab): Case[] =>
  roles.map((sender) => {
    const headers = { 'Content-Type': 'application/json' }
    const asks = [
      { method: 'GET', address: `/api/users/${sender.id}` },
      { method: 'PATCH', address: `/api/users/${sender.id}`, headers, body: '{"name":"My name"}' },
      {
        ...{ method: 'POST', address: '/api/payload-preferences/nav' },
        ...{ headers, body: '{"value":{"open":true}}' },
      },
      { method: 'GET', address: '/api/payload-preferences/nav' },
    ]
    const cases = asks.map((asked) => async () => {
      const reply = await ask(site, { what: asked.address, ...asked }, sender)
      if (reply.status === 200) return null
      return `${sender.name} · ${asked.method} ${asked.address}: ${reply.status} ${reply.text}`
    })
    return inTurn(cases)
  })
