import { isDeepStrictEqual } from 'node:util'
import type {
  Access,
  AccessArgs,
  AccessResult,
  CollectionSlug,
  FieldAccess,
  GlobalSlug,
  SanitizedConfig,
  TypedUser,
  Where,
} from 'payload'

/**
 * The whole permission model: who may do what in the CMS panel and over REST (docs/adr/0013). What
 * is not named here is denied to everybody, including new collections, globals and operations.
 * Visitors may do nothing; the site reads and writes through the use cases of the slices
 * (docs/adr/0001).
 */

/** What an account may do: everything, nothing, or on the rows that match a condition. */
type Rule = (user: TypedUser, args: Pick<AccessArgs, 'data'>) => AccessResult

export const OPERATIONS = [
  'admin',
  'create',
  'delete',
  'read',
  'readVersions',
  'unlock',
  'update',
] as const

type Operation = (typeof OPERATIONS)[number]

type Rules = Partial<Record<Operation, Rule>>

/** Who works on the content. Recruiters work in the dashboard only (docs/adr/0035). */
const editors: Rule = (user) => user.role === 'admin' || user.role === 'editor'

const admins: Rule = (user) => user.role === 'admin'

const ownAccount: Rule = (user) => user.role === 'admin' || { id: { equals: user.id } }

const ownRows: Rule = (user) => {
  const own: Where[] = [
    { 'user.relationTo': { equals: user.collection } },
    { 'user.value': { equals: user.id } },
  ]
  return { and: own }
}

/**
 * "Take over" of the CMS panel: an account takes a document lock on what it may edit. Nothing else
 * of a lock can be changed.
 */
const takeOver: Rule = (user, { data }) => {
  const handover = { user: { relationTo: user.collection, value: user.id } }
  if (!isDeepStrictEqual(data, handover)) return false
  if (user.role === 'admin') return true
  if (user.role !== 'editor') return false
  const editable = (slug: string) => canEdit(user, slug)
  return {
    or: [
      ...Object.keys(COLLECTIONS)
        .filter(editable)
        .map((slug) => ({ 'document.relationTo': { equals: slug } })),
      { globalSlug: { in: Object.keys(GLOBALS).filter(editable) } },
    ],
  }
}

const CONTENT: Rules = {
  read: editors,
  readVersions: editors,
  create: editors,
  update: editors,
  delete: admins,
}

const OF_EDITORS: Rules = { read: editors, create: editors, update: editors, delete: editors }

/** Everything, for admins. */
const OF_ADMINS: Rules = {
  read: admins,
  readVersions: admins,
  create: admins,
  update: admins,
  delete: admins,
}

const LIST: Rules = { read: editors, create: admins, update: admins, delete: admins }

const COLLECTIONS: Partial<Record<CollectionSlug, Rules>> = {
  pages: CONTENT,
  'news-articles': CONTENT,
  facts: CONTENT,
  translations: OF_EDITORS,
  media: OF_EDITORS,
  redirects: OF_EDITORS,
  trades: OF_EDITORS,
  jobs: OF_ADMINS,
  applications: { read: admins, delete: admins },
  registrations: { read: admins, delete: admins },
  enquiries: { read: admins, update: admins, delete: admins },
  job_alerts: { read: admins, delete: admins },
  mails: { read: admins },
  audit: { read: admins },
  backups: { read: admins },
  'broadcast-lists': { read: admins },
  countries: LIST,
  positions: LIST,
  // They go to candidates: recruiters send them, and change them only in the message that they write.
  'message-templates': OF_ADMINS,
  users: {
    admin: editors,
    read: ownAccount,
    create: admins,
    update: ownAccount,
    delete: admins,
    unlock: admins,
  },
  'payload-preferences': { read: ownRows, update: ownRows, delete: ownRows },
  // The CMS panel creates locks with a server function (app/(payload)/guard/serverFunctions.ts).
  'payload-locked-documents': { read: editors, update: takeOver, delete: ownRows },
}

const GLOBALS: Partial<Record<GlobalSlug, Rules>> = {
  'site-settings': { read: editors, readVersions: admins, update: admins },
  'home-page': { read: editors, readVersions: editors, update: editors },
  'privacy-settings': { read: admins, update: admins },
  // Only launch.php changes it, which checks what is missing.
  launch: {},
  // Only mail_server.php changes it, which tries the server first.
  'mail-settings': {},
  // Only whatsapp_settings.php changes it, which asks WhatsApp first.
  'whatsapp-settings': {},
  // Only backup_place.php changes it, which tries the place first.
  'backup-settings': {},
  // Only site_address.php changes it, which proves first that the address leads here.
  'address-settings': {},
  // Only second_factor.php changes it.
  'sign-in-settings': {},
}

/** Replaces all access rules of the built configuration by the table above. */
export const closedByDefault = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    const rules = rulesOf(COLLECTIONS, collection.slug)
    const { admin, ...operations } = accessBy(rules)
    collection.access = { ...operations, admin: async (args) => (await admin(args)) === true }
  }
  for (const global of config.globals) {
    const { read, readVersions, update } = accessBy(rulesOf(GLOBALS, global.slug))
    global.access = { read, readVersions, update }
  }
  return config
}

/** Whether an account may change every document of a collection, or a global. */
export const canEdit = (user: TypedUser, slug: string): boolean =>
  [COLLECTIONS, GLOBALS].some((table) => rulesOf(table, slug).update?.(user, {}) === true)

/** Whether an account may read at least some of a collection or a global, or of their versions. */
export const canRead = (
  user: TypedUser,
  slug: string,
  what: 'read' | 'readVersions' = 'read',
): boolean =>
  [COLLECTIONS, GLOBALS].some((table) => Boolean(rulesOf(table, slug)[what]?.(user, {})))

export const isAdminField: FieldAccess = ({ req }) => req.user?.role === 'admin'

const rulesOf = (table: Record<string, Rules>, slug: string): Rules =>
  Object.hasOwn(table, slug) ? (table[slug] ?? {}) : {}

const accessBy = (rules: Rules): Record<Operation, Access> => ({
  admin: access(rules.admin),
  create: access(rules.create),
  delete: access(rules.delete),
  read: access(rules.read),
  readVersions: access(rules.readVersions),
  unlock: access(rules.unlock),
  update: access(rules.update),
})

const access =
  (rule?: Rule): Access =>
  ({ req, data }) =>
    req.user && rule ? rule(req.user, { data }) : false
