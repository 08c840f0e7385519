/**
 * What each endpoint that Payload mounts requires of who calls it, by its method and path as the built
 * configuration lists them. An endpoint without a line fails the permission test.
 */

/**
 * A word of expectedData.ts; `restore`: both `versions` and `update`; `nobody`: no account has it;
 * `open`: also without signing in.
 */
export type Need =
  | ('read' | 'versions' | 'create' | 'update' | 'delete' | 'unlock')
  | 'restore'
  | 'own'
  | 'staff'
  | 'nobody'
  | 'open'

/** Endpoints of every collection. */
const COLLECTION: Record<string, Need> = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'post /access/:id?': 'read',
  'get /versions': 'versions',
  'get /versions/:id': 'versions',
  'post /versions/:id': 'restore',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
}

/** Endpoints of single collections, first of all those of accounts. */
const SPECIAL: Record<string, Record<string, Need>> = {
  media: { 'get /file/:filename': 'read', 'get /paste-url/:id?': 'nobody' },
  users: {
    'post /login': 'open',
    'post /logout': 'open',
    'get /me': 'open',
    'post /refresh-token': 'open',
    'post /forgot-password': 'open',
    'post /reset-password': 'open',
    'post /confirm-password': 'staff',
    'get /init': 'staff',
    'post /first-register': 'nobody',
    'post /verify/:id': 'nobody',
    'post /unlock': 'unlock',
  },
  'payload-jobs': { 'get /run': 'nobody', 'get /handle-schedules': 'nobody' },
  'payload-preferences': { 'get /:key': 'own', 'post /:key': 'own' },
}

const GLOBAL: Record<string, Need> = {
  'get /': 'read',
  'post /': 'update',
  'post /access': 'read',
  'get /versions': 'versions',
  'get /versions/:id': 'versions',
  'post /versions/:id': 'restore',
}

const ROOT: Record<string, Need> = {
  'get /access': 'staff',
  'get /og': 'nobody',
}

export type Endpoint = { method: string; path: string; need: Need | undefined }

type Mounted = { endpoints: false | { method: string; path: string }[] }

const lined = ({ endpoints }: Mounted, table: Record<string, Need>): Endpoint[] => {
  const mounted = (endpoints || []).map(({ method, path }) => `${method} ${path}`)
  return [...new Set(mounted)].map((name) => {
    const [method = '', path = ''] = name.split(' ')
    return { method: method.toUpperCase(), path, need: table[name] }
  })
}

export const collectionEndpoints = (collection: Mounted & { slug: string }): Endpoint[] =>
  lined(collection, { ...COLLECTION, ...SPECIAL[collection.slug] })

export const globalEndpoints = (global: Mounted): Endpoint[] => lined(global, GLOBAL)

export const rootEndpoints = (config: Mounted): Endpoint[] => lined(config, ROOT)
