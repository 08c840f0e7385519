import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import { checkFacts } from './checks/facts'
import type { Found } from './checks/found'
import { checkSite } from './checks/site'
import {
  type Confirmation,
  type Confirmations,
  type LaunchJson,
  type LaunchPoint,
  POINT_KEYS,
  type PointKey,
} from './shared/points'

/** launch.php: all points of "Before you launch" as they are now (docs/product.md §14). */
export const checklist = async (payload: Payload, now = new Date()): Promise<LaunchJson> => {
  const { launched_at, launched_by, confirmed } = await payload.findGlobal({ slug: 'launch' })
  const found = await findings(payload, now)
  const confirmations = (confirmed ?? {}) as Confirmations // written by confirmPoint
  return {
    mode: await siteMode(),
    launched_at: launched_at ?? null,
    launched_by: launched_by ?? null,
    points: POINT_KEYS.flatMap((key) => point(key, found[key], confirmations[key])),
    checked_at: now.toISOString(),
  }
}

type Findings = Partial<Record<PointKey, Found>>

const findings = async (payload: Payload, now: Date): Promise<Findings> => {
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  return { ...checkFacts(facts), ...(await checkSite(payload, facts, now)) }
}

export const findingOf = async (
  payload: Payload,
  key: PointKey,
  now = new Date(),
): Promise<Found | undefined> => (await findings(payload, now))[key]

const point = (
  key: PointKey,
  found: Found | undefined,
  given: Confirmation | undefined,
): LaunchPoint[] => {
  if (!found) return []
  const { text, href } = found
  if (found.state !== 'asks') return [{ key, state: found.state, text, href }]
  const { shown } = found
  const about = aboutOf(found)
  if (given?.about !== about) return [{ key, state: 'confirm', text, shown, href, about }]
  const { answer, note, by, at } = given
  return [{ key, state: 'done', text, shown, href, about, confirmed: { answer, note, by, at } }]
}

/** Names what a person is asked to confirm. A changed text or value has another name. */
export const aboutOf = (found: Found): string => {
  const { state, text } = found
  const shown = state === 'asks' ? found.shown : ''
  return createHash('sha256')
    .update(JSON.stringify([text, shown]))
    .digest('base64url')
    .slice(0, 16)
}

/** How many points are open; 0 once the site is launched. */
export const openPoints = async (payload: Payload): Promise<number> =>
  (await siteMode()) === 'launched' ? 0 : (await checklist(payload)).points.filter(isOpen).length

export const isOpen = ({ state }: LaunchPoint): boolean => state !== 'done'
