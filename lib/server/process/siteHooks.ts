import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { processWide } from './processWide'

/** Answers a POST request whose body nobody has read. Never throws. */
export type DirectCall = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * What the HTTP server (server/) and the proxy ask the site. All run in one process but in separate
 * bundles, and only the site's has the database.
 */
type SiteHooks = {
  /** Whether an address exists; `mayBeDraft`: whether the visitor may see drafts, the page decides. */
  isKnownAddress: (path: string, mayBeDraft: boolean) => Promise<boolean>
  /** Whether these headers carry the token of an account. */
  isSignedIn: (headers: IncomingHttpHeaders) => Promise<boolean>
  /** The calls that the HTTP server answers without Next (docs/adr/0029), by their path. */
  directCalls: ReadonlyMap<string, DirectCall>
}

const hooks = processWide<Partial<SiteHooks>>('siteHooks', () => ({}))

/** Registers all of them, once at start-up (instrumentation.ts). */
export const registerSiteHooks = (own: SiteHooks): void => {
  Object.assign(hooks, own)
}

/** Whether an address exists; true while nobody can tell, because its page then answers itself. */
export const isKnown = async (path: string, mayBeDraft: boolean): Promise<boolean> =>
  (await hooks.isKnownAddress?.(path, mayBeDraft).catch(() => true)) ?? true

/** Whether these headers carry the token of an account; false until the site is prepared. */
export const isSignedIn = async (headers: IncomingHttpHeaders): Promise<boolean> =>
  (await hooks.isSignedIn?.(headers)) === true

/**
 * The call that answers this request directly; undefined for all others, which are Next's: other
 * methods and paths, and everything until the site is prepared.
 */
export const directCall = ({ method, url = '' }: IncomingMessage): DirectCall | undefined =>
  method === 'POST' ? hooks.directCalls?.get(url.split('?', 1)[0] ?? '') : undefined
