import type { Payload } from 'payload'
import { actorNames } from './actorNames'
import { isAuditAction } from './shared/actions'
import type { AuditLineJson } from './shared/json'

/** A page of the audit trail, newest first, of one action or of all. */
export const auditLines = async (
  payload: Payload,
  act: string | null,
  page: { number: number; size: number },
): Promise<{ lines: AuditLineJson[]; total: number }> => {
  const { docs, totalDocs } = await payload.find({
    collection: 'audit',
    where: act && isAuditAction(act) ? { action: { equals: act } } : {},
    sort: ['-createdAt', '-id'],
    page: page.number,
    limit: page.size,
  })
  const names = await actorNames(
    payload,
    docs.map(({ actor }) => actor),
  )
  const lines = docs.map(
    ({ id, createdAt, actor, action, subject, subject_id, count, detail }) => ({
      id,
      at: createdAt,
      actor,
      name: names.get(actor) ?? null,
      action,
      subject,
      subject_id: subject_id ?? null,
      count: count ?? null,
      detail: detail ?? null,
    }),
  )
  return { lines, total: totalDocs }
}
