import type { Access, SanitizedConfig } from 'payload'

/** What an operation is called in the table. */
const WORDS = {
  read: 'read',
  readVersions: 'versions',
  create: 'create',
  update: 'change',
  delete: 'delete',
  unlock: 'unlock',
} as const

type Entity = { slug: string; access: object; versions?: unknown; auth?: unknown }

/** The roles of accounts, with their labels. */
export const rolesOf = ({ collections }: SanitizedConfig): { value: string; label: string }[] => {
  const users = collections.find(({ slug }) => slug === 'users')
  const role = users?.flattenedFields.find(({ name }) => name === 'role')
  if (role?.type !== 'select') throw new Error('Accounts have no select field "role".')
  return role.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: String(option.label) },
  )
}

/**
 * Who may do what with the stored data, read from the access rules of the built configuration: a row
 * for all collections and globals with the same rules, a column for each role.
 */
export const dataTable = async (config: SanitizedConfig): Promise<string[]> => {
  const roles = rolesOf(config)
  const slugsByCells = new Map<string, string[]>()
  for (const entity of [...config.collections, ...config.globals]) {
    const cells = await Promise.all(roles.map(({ value }) => cellOf(entity, value)))
    const key = cells.join(' | ')
    slugsByCells.set(key, [...(slugsByCells.get(key) ?? []), entity.slug])
  }
  return [
    `| Collections and settings | ${roles.map(({ label }) => label).join(' | ')} |`,
    `|---|${roles.map(() => '---|').join('')}`,
    ...[...slugsByCells].map(([cells, slugs]) => `| ${slugs.join(', ')} | ${cells} |`),
  ]
}

const cellOf = async (entity: Entity, role: string): Promise<string> => {
  const all: string[] = []
  const own: string[] = []
  for (const [operation, word] of Object.entries(WORDS)) {
    if (operation === 'readVersions' && !entity.versions) continue
    if (operation === 'unlock' && !entity.auth) continue
    const access = (entity.access as Record<string, Access | undefined>)[operation] // Payload's operations
    if (!access) continue
    const allowed = await resultFor(access, role, {})
    if (allowed === true) all.push(word)
    else if (allowed) own.push(word)
    else if (await resultFor(access, role, HANDOVER)) all.push('take over')
  }
  const parts = [all.join(', '), own.length > 0 ? `own: ${own.join(', ')}` : '']
  return parts.filter(Boolean).join('; ') || '–'
}

const USER = { id: 0, collection: 'users' }

/** The one change of a document lock that is allowed (collections/access.ts). */
const HANDOVER = { user: { relationTo: USER.collection, value: USER.id } }

const resultFor = (access: Access, role: string, data: object) =>
  // The part of a request that access rules read.
  access({ req: { user: { ...USER, role } }, data } as unknown as Parameters<Access>[0])
