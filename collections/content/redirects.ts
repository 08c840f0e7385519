import { paths } from '@/lib/shared/paths'
import { isSitePath } from '@/lib/shared/safeHref'
import type { Redirect } from '@/payload-types'

/** Where a redirect leads from and to: paths of this site. */
export type Step = { from: string; to: string }

/** The step of a stored redirect whose page is read with it; null when it leads nowhere on this site. */
export const stepOf = ({ from, to }: Pick<Redirect, 'from' | 'to'>): Step | null => {
  const page = to?.reference?.value
  const target = typeof page === 'object' ? paths.page(page.slug) : to?.url
  const old = from.startsWith('/') ? from : `/${from}`
  return isSitePath(old) && isSitePath(target) ? { from: old, to: target } : null
}

/** Whether following this step, and others after it, comes back to an address that was left. */
export const isEndless = (first: Step, steps: Step[]): boolean => {
  const next = new Map([...steps, first].map(({ from, to }) => [addressOf(from), addressOf(to)]))
  const left = new Set<string>()
  for (let at = addressOf(first.from); ; ) {
    const to = next.get(at)
    if (to === undefined) return false
    left.add(at)
    if (left.has(to)) return true
    at = to
  }
}

/**
 * What two spellings of one address have in common: no parameters, no slash at the end, small letters,
 * no escapes. The site itself redirects from one to another.
 */
const addressOf = (path: string): string => {
  const [address = ''] = path.split(/[?#]/)
  return unescaped(address).toLowerCase().replace(/\/+$/, '')
}

const unescaped = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
