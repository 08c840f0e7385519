import type { Payload, TypedUser } from 'payload'
import { actorNames } from '@/collections/Audit/actorNames'
import { canRead } from '@/collections/access'
import { CONTENT_COLLECTIONS } from '@/collections/content/shared/slugs'
import { DAY_MS } from '@/lib/shared/limits'
import type { Audit } from '@/payload-types'
import { titlesOf } from './cmsStartPage'

const SHOWN = 8
/** Lines read to find them: somebody who works on a text saves it several times. */
const READ = 40
const DAYS = 30

const SUBJECTS = [...CONTENT_COLLECTIONS, 'facts', 'home-page', 'site-settings'] as const

/** Who changed what and when. `versions` leads to the versions, where they can be compared. */
export type Change = {
  id: number
  at: string
  who: string
  did: string
  what: string
  versions: string | null
}

/**
 * The latest changes of texts, facts and settings, from the audit trail. Nobody is told of a change
 * of something they cannot read, and nothing about applicants is among them. The last change of each
 * document.
 */
export const recentChanges = async (
  payload: Payload,
  user: TypedUser,
  now = new Date(),
): Promise<Change[]> => {
  const readable = SUBJECTS.filter((slug) => canRead(user, slug))
  const { docs: lines } = await payload.find({
    collection: 'audit',
    where: {
      and: [
        { action: { in: ['change', 'settings'] } },
        { subject: { in: readable } },
        { actor: { not_equals: 'system' } },
        { createdAt: { greater_than: new Date(now.getTime() - DAYS * DAY_MS).toISOString() } },
      ],
    },
    sort: '-createdAt',
    limit: READ,
    depth: 0,
  })
  const docs = newestOfEach(lines)
  const [titles, names] = await Promise.all([
    titlesOf(
      payload,
      docs.map(({ subject, subject_id }) => ({ slug: subject, id: subject_id ?? 0 })),
    ),
    actorNames(
      payload,
      docs.map(({ actor }) => actor),
    ),
  ])
  return docs.map(({ id, createdAt, actor, subject, subject_id, detail }) => {
    const global = payload.config.globals.find(({ slug }) => slug === subject)
    const title = titles.get(`${subject} ${subject_id}`)
    const screen = global
      ? `/admin/globals/${subject}`
      : title && `/admin/collections/${subject}/${subject_id}`
    return {
      id,
      at: createdAt,
      who: names.get(actor) ?? 'Somebody',
      did: global ? 'changed' : (detail ?? 'changed'),
      what: global ? String(global.label) : (title ?? 'Deleted since'),
      versions: screen && canRead(user, subject, 'readVersions') ? `${screen}/versions` : null,
    }
  })
}

/** The newest line of each document and account. */
const newestOfEach = (lines: Audit[]): Audit[] => {
  const seen = new Set<string>()
  const newest = lines.filter(({ subject, subject_id, actor }) => {
    const key = [subject, subject_id, actor].join(' ')
    return !seen.has(key) && seen.add(key)
  })
  return newest.slice(0, SHOWN)
}
