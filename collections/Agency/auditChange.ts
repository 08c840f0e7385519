import { isDeepStrictEqual } from 'node:util'
import type { GlobalAfterChangeHook } from 'payload'
import { record } from '@/collections/Audit/record'

/** Fields that Payload maintains. */
const KEPT_BY_PAYLOAD = new Set(['id', 'createdAt', 'updatedAt', 'globalType'])

/** Records each change of a global: the account and the names of the fields, never their values. */
export const recordChange: GlobalAfterChangeHook = async ({ global, previousDoc, req }) => {
  // Read again: after a version is restored, Payload 3.90.1 passes the version's row.
  const now: Record<string, unknown> = {
    ...(await req.payload.findGlobal({ slug: global.slug, depth: 0, req })),
  }
  const changed = global.flattenedFields
    .map(({ name }) => name)
    .filter((name) => !KEPT_BY_PAYLOAD.has(name))
    .filter((name) => !isDeepStrictEqual(now[name] ?? null, previousDoc?.[name] ?? null))
  if (changed.length === 0) return
  await record(req.payload, {
    by: req.user ?? 'system',
    action: 'settings',
    subject: global.slug,
    detail: changed.join(', '),
  })
}
