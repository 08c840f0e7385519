import type { CollectionAfterChangeHook } from 'payload'
import { record } from '@/collections/Audit/record'
import type { Enquiry } from '@/payload-types'

/**
 * Records a change by REST or in the CMS panel with the names of the changed fields. The use cases
 * of this site override the access rules and record their changes themselves.
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
