import config from '@payload-config'
import type { RunningServer } from '@/tests/support/site/server'
import {
  collectionEndpoints,
  type Endpoint,
  globalEndpoints,
  type Need,
  rootEndpoints,
} from './endpoints'
import { type Column, EXPECTED_COLLECTIONS, EXPECTED_GLOBALS } from './expectedData'
import { PASSWORD, type Sender } from './lab'
import type { Asked } from './sweep'

/** One endpoint of one collection or global, or of the whole REST API. */
export type RestCell = {
  slug: string
  need: Need | undefined
  line: Record<Column, string> | undefined
  /** Would do harm if it were allowed: it names stored rows. */
  harmful: Asked
  /** Does no harm when it is allowed: it names no row, and its body is empty. */
  harmless: Asked
  /** Names one stored row, which belongs to somebody else where rows belong to accounts. */
  ofForeign: Asked
  /** Names the sender's own account where it names a row. */
  ofOwn: (sender: Sender) => Asked
}

/** The id of no row. */
const NO_ROW = 2_147_483_647

const JSON_TYPE = { 'Content-Type': 'application/json' }

const HARM = JSON.stringify({
  // Right for the senders' own accounts: changes of accounts ask for it.
  current_password: PASSWORD,
  ...{ email: 'evil@evil.example', password: 'a password of mine', role: 'admin', name: 'Evil' },
  collectionSlug: 'pages',
  ...{ title: 'Evil', job_title: 'Evil', slug: 'evil', from: '/evil', value: { evil: true } },
})

/** How much an account may do: all rows, those of the own account, or nothing. */
export const grantOf = (
  { line, need }: Pick<RestCell, 'line' | 'need'>,
  role: Column,
): 'all' | 'own' | 'none' => {
  if (need === 'staff') return 'all'
  if (need === 'own') return 'own'
  const words = (line?.[role] ?? '').split(' ')
  if (need === 'restore') {
    return words.includes('versions') && words.includes('update') ? 'all' : 'none'
  }
  if (words.includes(String(need))) return 'all'
  return words.some((word) => word.startsWith(`${need}:`)) ? 'own' : 'none'
}

/** The CMS panel sends a query too long for an address as a POST with these headers. */
const AS_GET = {
  'X-Payload-HTTP-Method-Override': 'GET',
  'Content-Type': 'application/x-www-form-urlencoded',
}

/** Other forms of requests for a collection, with the word that they need. */
const FORMS: [need: Need, method: string, path: string, headers?: Record<string, string>][] = [
  ['read', 'GET', '?limit=100&depth=10&draft=true'],
  ['read', 'GET', '?where[email][like]=a'],
  ['read', 'GET', '?where[hash][like]=a'],
  ['read', 'POST', '', AS_GET],
  ['read', 'GET', '/abc'],
  ['read', 'GET', '/file/..%2f..%2fsecret'],
  ['read', 'GET', '/paste-url/1?src=http://localhost/'],
  ['create', 'POST', '?draft=true'],
  ['update', 'PUT', '/:id'],
  ['update', 'POST', '/:id', { 'X-Payload-HTTP-Method-Override': 'PATCH' }],
  ['delete', 'POST', '/:id', { 'X-Payload-HTTP-Method-Override': 'DELETE' }],
]

/** The same for a global. */
const GLOBAL_FORMS: typeof FORMS = [
  ['read', 'GET', '?depth=10&draft=true'],
  ['read', 'POST', '', AS_GET],
  ['update', 'PATCH', ''],
]

/** A request that only the roles with this word on their line may send. */
export type RestForm = { need: Need; line: RestCell['line']; asked: Asked }

/** Other forms of requests for every collection and global. */
export const restForms = async (): Promise<RestForm[]> => {
  const { collections, globals } = await config
  const formsOf = (base: string, line: RestCell['line'], forms: typeof FORMS): RestForm[] =>
    forms.map(([need, method, path, headers]) => {
      const address = `${base}${path.replace(':id', '1')}`
      const what = `${method} ${address} ${JSON.stringify(headers ?? {})}`
      const sent = method === 'GET' ? {} : { headers: { ...JSON_TYPE, ...headers }, body: HARM }
      return { need, line, asked: { what, method, address, ...sent } }
    })
  return [
    ...collections.flatMap(({ slug }) =>
      formsOf(`/api/${slug}`, EXPECTED_COLLECTIONS[slug], FORMS),
    ),
    ...globals.flatMap(({ slug }) =>
      formsOf(`/api/globals/${slug}`, EXPECTED_GLOBALS[slug], GLOBAL_FORMS),
    ),
  ]
}

/** Every endpoint of the built configuration, by the slugs that it has. */
export const restCells = async (site: RunningServer): Promise<RestCell[]> => {
  const built = await config
  const tables = Object.keys(await site.database.tables())
  const firstId = async (table: string): Promise<string> => {
    if (!tables.includes(table)) return '1'
    const [row] = await site.database.rows(`select min(id) as id from "${table}"`)
    return String(row?.id ?? 1)
  }
  const cells: RestCell[] = []
  for (const collection of built.collections) {
    const { slug } = collection
    const table = slug.replaceAll('-', '_')
    const ids = { row: await firstId(table), version: await firstId(`_${table}_v`) }
    for (const endpoint of collectionEndpoints(collection)) {
      cells.push(cellOf(`/api/${slug}`, slug, endpoint, EXPECTED_COLLECTIONS[slug], ids))
    }
  }
  for (const global of built.globals) {
    const { slug } = global
    const version = await firstId(`_${slug.replaceAll('-', '_')}_v`)
    for (const endpoint of globalEndpoints(global)) {
      const ids = { row: '1', version }
      cells.push(cellOf(`/api/globals/${slug}`, slug, endpoint, EXPECTED_GLOBALS[slug], ids))
    }
  }
  for (const endpoint of rootEndpoints(built)) {
    const ids = { row: '1', version: '1' }
    cells.push(cellOf('/api', 'REST', endpoint, EXPECTED_COLLECTIONS.pages, ids))
  }
  return cells
}

const cellOf = (
  base: string,
  slug: string,
  endpoint: Endpoint,
  line: RestCell['line'],
  ids: { row: string; version: string },
): RestCell => {
  const { method, path, need } = endpoint
  const isBulk = path === '/' && (method === 'PATCH' || method === 'DELETE')
  const asked = (id: string, query: string, body: string): Asked => {
    const rest = path
      .replace(/:id\??/, id)
      .replace(':key', id === String(NO_ROW) ? 'nav' : 'theirs')
      .replace(':filename', 'none.pdf')
    const address = `${base}${rest.replace(/\/$/, '')}${isBulk ? query : ''}`
    return {
      ...{ what: `${method} ${address}`, method, address },
      ...(method !== 'GET' && { headers: JSON_TYPE, body }),
    }
  }
  const id = path.startsWith('/versions') ? ids.version : ids.row
  return {
    ...{ slug, need, line },
    harmful: asked(id, '?where[id][exists]=true', HARM),
    harmless: asked(String(NO_ROW), '?where[id][equals]=0', '{}'),
    ofForeign: asked(id, `?where[id][equals]=${id}`, HARM),
    ofOwn: (sender) => asked(String(sender.id), '?where[id][equals]=0', '{}'),
  }
}
