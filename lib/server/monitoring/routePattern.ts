import { ADDITIONAL_CALLS, SPECIFIED_CALLS } from '@/lib/shared/callNames'
import { addressAt, ROUTES } from '@/lib/shared/routes'
import { AREAS } from '../files/areas'

/**
 * The pattern of the route that answers an address, such as `/job-details/:job`: for metrics and the
 * access log, where an address itself would be without limit, and could contain a token or a search.
 * A page has the same pattern in all languages.
 */
export const routePattern = (url: string): string => {
  const { path } = addressAt(url.split('?', 1)[0] ?? '')
  const [, first = '', second] = path.split('/', 3)
  return second === undefined ? (ALONE.get(first) ?? PAGE) : under(first, second)
}

/** A page of the CMS, and every address that leads nowhere. */
const PAGE = '/:page'

const under = (first: string, second: string): string =>
  NAMED.get(first)?.get(second) ?? UNDER.get(first) ?? PAGE

/** The patterns by the first segment, of an address with this segment alone. */
const ALONE: ReadonlyMap<string, string> = new Map(
  [...ROUTES.keys()].map((segment) => [segment, `/${segment}`]),
)

/** The patterns by the first segment, of longer addresses. */
const UNDER: ReadonlyMap<string, string> = new Map(
  [...ROUTES].flatMap(([segment, { kind, isSecret }]): [string, string][] => {
    if (segment === '') return []
    if (isSecret) return [[segment, `/${segment}/:token`]]
    if (kind === 'job') return [[segment, `/${segment}/:job`]]
    return [[segment, `/${segment}/*`]]
  }),
)

const patternsOf = (first: string, names: readonly string[], rest = '') =>
  new Map(names.map((name) => [name, `/${first}/${name}${rest}`]))

/** Names after the first segment that are counted separately. */
const NAMED: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'php',
    patternsOf(
      'php',
      [...SPECIFIED_CALLS, ...ADDITIONAL_CALLS].map((name) => `${name}.php`),
    ),
  ],
  ['uploads', patternsOf('uploads', AREAS, '/:file')],
])
