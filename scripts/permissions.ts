import { readFileSync, writeFileSync } from 'node:fs'
import { ROUTE_AUDIENCE, type RouteAudience } from '../app/routeAudience'
import config from '../payload.config'
import { dataTable, rolesOf } from './permissions/dataTable'
import { declaredCalls } from './permissions/declaredCalls'

/**
 * `npm run permissions`: writes the permission table of docs/security.md from the built configuration,
 * the php calls and the routes. With the word `check` it ends with 1 when the table is not current instead
 * (npm run check).
 */

const DOCUMENT = 'docs/security.md'
const [START, END] = ['<!-- permissions -->', '<!-- /permissions -->']

const ROUTES: Record<RouteAudience, string> = {
  everybody: 'everybody',
  link: 'who has the signed link; otherwise 404',
  metrics: 'who has the token for metrics; otherwise 401',
  shell: 'everybody: pages without data, which calls fill',
  calls: 'see the calls',
  rest: 'see the collections; visitors: what signing in needs',
  dashboard: 'the roles that may read applications with the calls',
  panel: 'accounts that may use the CMS panel; others: the sign-in page',
  preview: 'accounts that may read pages in the CMS panel; others: 404',
}

const before = readFileSync(DOCUMENT, 'utf8')
const [head, rest = ''] = before.split(START)
const tail = rest.split(END)[1]
if (tail === undefined) throw new Error(`${DOCUMENT} lacks the comments ${START} and ${END}.`)
const built = await config
const lines = [...(await dataTable(built)), '', ...(await callTable()), '', ...routeTable()]
const after = `${head}${START}\n\n${lines.join('\n')}\n\n${END}${tail}`
const isCurrent = after === before
const isCheck = process.argv.includes('check')
if (isCheck && !isCurrent) {
  process.stderr.write(`The permission table in ${DOCUMENT} is not current: npm run permissions.\n`)
  process.exit(1)
}
writeFileSync(DOCUMENT, after)
process.stdout.write(
  `The permission table in ${DOCUMENT} ${isCurrent ? 'is current' : 'was updated'}.\n`,
)
process.exit(0)

/** The php calls, by who may make them. */
async function callTable(): Promise<string[]> {
  const roles = rolesOf(built)
  const labels = new Map([
    ['anyone', 'everybody'],
    ...roles.map(({ value, label }): [string, string] => [value, label]),
  ])
  const byAudience = new Map<string, string[]>()
  for (const [call, audience] of await declaredCalls()) {
    const names = [...labels.keys()].filter((name) => audience.includes(name))
    const who = names.map((name) => labels.get(name)).join(', ')
    byAudience.set(who, [...(byAudience.get(who) ?? []), call])
  }
  return [
    '| Calls (`php/NAME.php`) | Who |',
    '|---|---|',
    ...[...byAudience]
      .sort()
      .map(([who, calls]) => `| ${calls.sort(byName).join(', ')} | ${who} |`),
  ]
}

function byName(a: string, b: string): number {
  const key = (call: string) => call.split(' ').reverse().join(' ')
  return key(a) < key(b) ? -1 : 1
}

/** The routes that Next builds, by who gets something there. */
function routeTable(): string[] {
  const audiences = Object.keys(ROUTES) as RouteAudience[] // the keys of the table above
  return [
    '| Routes | Who |',
    '|---|---|',
    ...audiences.map((audience) => {
      const routes = [...ROUTE_AUDIENCE].filter(([, who]) => who === audience)
      return `| ${routes.map(([route]) => `\`${route}\``).join(' ')} | ${ROUTES[audience]} |`
    }),
  ]
}
