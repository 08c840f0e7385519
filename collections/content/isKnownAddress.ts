import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { isAlertToken } from '@/collections/JobAlerts/alertLink'
import { findJob } from '@/collections/Jobs/jobs'
import { readAddress, readNumber } from '@/collections/Ledger/shared/address'
import { findByShortlistToken } from '@/collections/Shortlists/link'
import { findByFamilyToken } from '@/collections/Submissions/familyLink'
import { findByToken, isToken } from '@/collections/Submissions/statusLink'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { payloadClient } from '@/lib/server/payload/payload'
import { isLanguage, PAGES_SEGMENT } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { addressAt, type RouteKind } from '@/lib/shared/routes'
import { spelledSlug } from './findContent'

/** Whether the routes of this kind answer their own 404s. */
const answersItself = (kind: RouteKind | undefined): boolean =>
  kind !== undefined && kind !== 'job' && kind !== 'staff'

// Jobs found so far. When one is deleted later, its page itself answers 404.
const known = new Set<string>()

/**
 * Whether an address of the public site leads somewhere. The proxy asks before a page is rendered:
 * a 404 that the page itself answers is an empty document until scripts run (Next's issue 62228). Pages
 * and redirects are looked up in memory, so that invented addresses cost next to nothing. `mayBeDraft`:
 * only the page can tell whether there is a draft for this visitor.
 */
export const isKnownAddress = async (address: string, mayBeDraft = false): Promise<boolean> => {
  const { language, path, route } = addressAt(address)
  const [first = '', second, ...more] = path.split('/').filter(Boolean)
  // Next reads the codes of languages in any capitals.
  if (first === PAGES_SEGMENT || isLanguage(first.toLowerCase())) return false
  const { kind, isSecret } = route ?? {}
  // The link in a mail works also when its language was switched off later.
  if (isSecret) return more.length === 0 && (await isSecretPage(first, second))
  if (!(await isLanguageOn(language))) return false
  if (mayBeDraft) return true
  if (answersItself(kind) || known.has(path)) return true
  const isThere =
    kind === 'job' && second !== undefined && more.length === 0
      ? await isJob(second)
      : // A page in any capitals: it redirects to the right spelling.
        (second === undefined && (await spelledSlug(first)) !== null) || (await isRedirected(path))
  if (isThere && kind === 'job') known.add(path)
  return isThere
}

const isJob = async (id: string): Promise<boolean> =>
  id === 'general' || (await findJob(await payloadClient(), id)) !== null

const isSecretPage = async (route: string, token: string | undefined): Promise<boolean> => {
  // These say in words that a link of a mail has ended.
  if (paths.jobAlert('').startsWith(`/${route}/`)) return isAlertToken(token)
  if (paths.interview('').startsWith(`/${route}/`)) return isToken(token)
  // An unknown receipt is answered in words: do not pay. A number alone asks for the check code.
  if (paths.receiptCheck === `/${route}`) {
    return token === undefined || readAddress(token) !== null || readNumber(token) !== null
  }
  const payload = await payloadClient()
  if (paths.shortlist('').startsWith(`/${route}/`)) {
    return (await findByShortlistToken(payload, token)) !== null
  }
  const isFamily = paths.familyPage('').startsWith(`/${route}/`)
  return isFamily
    ? (await findByFamilyToken(payload, token, new Date())) !== null
    : (await findByToken(payload, token)) !== null
}

const isRedirected = async (path: string): Promise<boolean> => {
  const sources = await redirectSources()
  return sources.includes(path) || sources.includes(path.slice(1))
}

const redirectSources = cachedQuery(
  { name: 'redirect-sources', tags: [TAGS.content] },
  async (payload): Promise<string[]> => {
    const { docs } = await payload.find({
      collection: 'redirects',
      pagination: false,
      depth: 0,
      select: { from: true },
    })
    return docs.map(({ from }) => from)
  },
)
