import type { SanitizedConfig } from 'payload'
import { ROUTE_AUDIENCE, type RouteAudience } from '@/app/routeAudience'
import { dataTable, rolesOf } from './dataTable'
import { declaredCalls } from './declaredCalls'

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

/**
 * The document with the permission table between its two comments: from the built configuration, the
 * php calls and the routes (docs/adr/0040).
 */
export const withPermissionTable = async (
  document: string,
  config: SanitizedConfig,
): Promise<string> => {
  const [head, rest = ''] = document.split(START)
  const tail = rest.split(END)[1]
  if (tail === undefined) throw new Error(`The document lacks the comments ${START} and ${END}.`)
  const tables = [await dataTable(config), await callTable(config), routeTable()]
  return `${head}${START}\n\n${tables.map((lines) => lines.join('\n')).join('\n\n')}\n\n${END}${tail}`
}

/** The php calls, by who may make them. */
const callTable = async (config: SanitizedConfig): Promise<string[]> => {
  const roles = rolesOf(config)
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

const byName = (a: string, b: string): number => {
  const key = (call: string) => call.split(' ').reverse().join(' ')
  return key(a) < key(b) ? -1 : 1
}

/** The routes that Next builds, by who gets something there. */
const routeTable = (): string[] => {
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
