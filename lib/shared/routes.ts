import { parseId } from './ids'
import { ENGLISH, languages, PAGES_SEGMENT, splitLanguage } from './languages'
import { paths } from './paths'

/** What answers under a first path segment. */
export type RouteKind =
  /** A public page with a screen of its own. */
  | 'page'
  /** A public page with a screen of its own around a page of the CMS, which has this slug. */
  | 'content'
  /** A public page for each job; the second segment names the job. */
  | 'job'
  /** The dashboard: no cache, scripts by nonce, in no frame. */
  | 'staff'
  /** The CMS panel. */
  | 'panel'
  /** JSON and uploads: browsers run nothing in them. */
  | 'data'
  /** Other answers of the server that are no pages. */
  | 'technical'
  /** Files of public/. */
  | 'files'

type Route = {
  kind: RouteKind
  /** Staff: the second segment must be an id. */
  needsId?: true
  /** The address itself is a secret: no referrer, no index, no cache. */
  isSecret?: true
  /** How long browsers keep the files: a day, or for good since a change gets a new name. */
  cache?: 'day' | 'forever'
  /** What robots.txt disallows. */
  disallow?: string
  /**
   * The answers are the same for every visitor; an array names the second segments where they are. On
   * which query parameters they depend says server/pageParameters.ts.
   */
  shared?: true | readonly string[]
  /** The page shows the outcome of a form sent without scripts, from a cookie. */
  hasForm?: true
  /** An entry of the site map, and what its date of change follows. */
  sitemap?: { path: string; changesWith: 'content' | 'jobs' }
  /**
   * The page is written in every language. Others are shown in English under a line that says so, and
   * search engines do not list them.
   */
  translated?: true
}

/** A page in the site map that is the same for every visitor. */
const page = (path: string, changesWith: 'content' | 'jobs' = 'content'): Route => ({
  kind: 'page',
  shared: true,
  sitemap: { path, changesWith },
})

/**
 * The routes by their first path segment. Derived from it: headers (next.config.ts), the proxy,
 * reserved slugs, known addresses, robots.txt and the fixed entries of the site map.
 * All other public addresses are pages of the CMS.
 */
export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries<Route>({
    '': { ...page(paths.home), translated: true },
    'job-list': { ...page(paths.jobList, 'jobs'), translated: true },
    'job-alerts': { kind: 'page', hasForm: true, translated: true },
    registration: { ...page(paths.registration), hasForm: true, translated: true },
    'apply-job': {
      kind: 'job',
      shared: true,
      hasForm: true,
      sitemap: { path: paths.applyJob('general'), changesWith: 'content' },
      translated: true,
    },
    'job-details': { kind: 'job', shared: true, translated: true },
    'can-i-be-charged': { ...page(paths.canIBeCharged), translated: true },
    'get-help': { ...page(paths.getHelp), translated: true },
    'my-documents': { ...page(paths.myDocuments), translated: true },
    'check-my-offer': { ...page(paths.checkMyOffer), translated: true },
    'my-steps': { ...page(paths.mySteps), translated: true },
    'my-application': { kind: 'page', isSecret: true, translated: true },
    interview: { kind: 'page', isSecret: true, translated: true },
    family: { kind: 'page', isSecret: true, translated: true },
    r: { kind: 'page', isSecret: true, translated: true },
    shortlist: { kind: 'page', isSecret: true },
    'job-alert': { kind: 'page', isSecret: true, translated: true },
    BeAwareModal: { kind: 'content', shared: true, hasForm: true, translated: true },
    'contact-us': { kind: 'content', shared: true, hasForm: true, translated: true },
    'grievance-form': { kind: 'content', shared: true, hasForm: true, translated: true },
    'partner-with-us': { kind: 'content', shared: true, hasForm: true },
    'how-we-check-messages': { kind: 'content', shared: true, hasForm: true, translated: true },

    login: { kind: 'staff', disallow: '/login' },
    invitation: { kind: 'staff', disallow: '/invitation' },
    managejobs: { kind: 'staff', disallow: '/managejobs' },
    addjob: { kind: 'staff', disallow: '/addjob' },
    'edit-job': { kind: 'staff', needsId: true, disallow: '/edit-job/' },
    admin: { kind: 'panel', disallow: '/admin' },

    api: { kind: 'data', disallow: '/api/' },
    php: {
      kind: 'data',
      shared: [
        ...['joblist.php', 'job_details.php', 'country_list.php', 'country_master.php'],
        'position.php',
      ],
      disallow: '/php/',
    },
    uploads: {
      kind: 'data',
      shared: ['company_logo'],
      disallow: '/uploads/resume/',
    },
    _next: { kind: 'technical' },
    share: { kind: 'technical', shared: true },
    feed: { kind: 'technical', shared: true },
    internal: { kind: 'technical' },
    health: { kind: 'technical' },
    ready: { kind: 'technical' },
    metrics: { kind: 'technical' },
    'sitemap.xml': { kind: 'technical', shared: true },
    'robots.txt': { kind: 'technical', shared: true },
    'manifest.webmanifest': { kind: 'technical', shared: true },

    images: { kind: 'files', cache: 'day' },
    film: { kind: 'files', cache: 'day' },
    icons: { kind: 'files', cache: 'day' },
    fonts: { kind: 'files', cache: 'forever' },
    'favicon.ico': { kind: 'files' },
    'get-help-sw.js': { kind: 'files' },
  }),
)

/** No routes, but names that tools and browsers ask for, or that would mislead as a page. */
const RESERVED_WORDS = `apple-icon general home index logout media next og opengraph-image preview
  public rss static video videos well-known`.split(/\s+/)

/** The first path segments whose routes have this trait. */
export const segmentsWhere = (has: (route: Route) => boolean): string[] =>
  [...ROUTES].filter(([, route]) => has(route)).map(([segment]) => segment)

/** Slugs that no page of the CMS may have, in small letters. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...segmentsWhere(({ kind }) => kind !== 'content').map((segment) => segment.split('.')[0] ?? ''),
  // The one slug with capitals: its spelling in small letters leads to it.
  paths.beAware.slice(1).toLowerCase(),
  paths.notFound.slice(1),
  PAGES_SEGMENT,
  ...languages,
  ...RESERVED_WORDS,
])

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The kinds of routes that exist in every language. */
const IN_LANGUAGES: ReadonlySet<RouteKind> = new Set(['page', 'content', 'job'])

/**
 * The language of a public address (decoded), its path without it, and the route, which is undefined
 * for pages of the CMS. Only pages exist in other languages: everything else behind a language is an
 * address that leads nowhere.
 */
export const addressAt = (address: string) => {
  const { language, path } = splitLanguage(address)
  const route = ROUTES.get(segmentsOf(path)[0] ?? '')
  if (language === ENGLISH || !route || IN_LANGUAGES.has(route.kind)) {
    return { language, path, route }
  }
  return { language: ENGLISH, path: address, route: undefined }
}

/** What answers at a path (decoded); undefined for pages of the CMS. */
export const kindAt = (path: string): RouteKind | undefined => addressAt(path).route?.kind

/** Whether the path belongs to the dashboard, a page of it or not. */
export const isUnderDashboard = (path: string): boolean => kindAt(path) === 'staff'

/** Whether the path (decoded) is a page of the dashboard. */
export const isDashboardPage = (path: string): boolean => {
  const [first = '', second, ...more] = segmentsOf(path)
  const route = ROUTES.get(first)
  if (route?.kind !== 'staff' || more.length > 0) return false
  return route.needsId ? parseId(second) !== null : second === undefined
}

/**
 * Whether the answer at this path (decoded) is the same for every visitor. A path without a route is a
 * page of the CMS: it is.
 */
export const isSameForAll = (path: string): boolean => {
  const { path: at, route } = addressAt(path)
  if (!route) return true
  const { shared = [] } = route
  return shared === true || shared.includes(segmentsOf(at)[1] ?? '')
}

/** Whether a route handler answers at this path (decoded), which sets its headers itself. */
export const isAnsweredByHandler = (path: string): boolean =>
  ['data', 'technical'].includes(kindAt(path) ?? '')

/** Whether the page at this path shows the outcome of a form sent without scripts. */
export const hasForm = (path: string): boolean => addressAt(path).route?.hasForm === true

/** The fixed entries of the site map. */
export const SITEMAP_ROUTES = [...ROUTES.values()].flatMap(({ sitemap }) => sitemap ?? [])

/** What robots.txt disallows. */
export const DISALLOWED = [...ROUTES.values()].flatMap(({ disallow }) => disallow ?? [])
