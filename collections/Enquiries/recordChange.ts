import type { CollectionAfterChangeHook } from 'payload'
import { record } from '@/collections/Audit/record'
import type { Enquiry } from '@/payload-types'

/**
 * A change by REST or the panel is on record with the names of its fields. Our own use cases override
 * the access rules, and record for themselves.
 */
export const recordChange: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  operation,
  overrideAccess,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || overrideAccess || !req.user) return
  const before = new Map(Object.entries(previousDoc))
  const changed = Object.entries(doc)
    .filter(
      ([name, value]) => name !== 'updatedAt' && (before.get(name) ?? null) !== (value ?? null),
    )
    .map(([name]) => name)
  if (changed.length === 0) return
  await record(
    req.payload,
    {
      by: req.user,
      action: 'change',
      subject: 'enquiries',
      subject_id: doc.id,
      detail: changed.sort().join(', '),
    },
    req,
  )
}
