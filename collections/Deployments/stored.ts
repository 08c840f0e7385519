import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { Deployment } from '@/payload-types'
import { type DeploymentRow, rowsOf } from './deploymentRows'

/** Of every change of what staff enter: each reads a row and writes it back whole. */
export const DEPLOYMENTS_LOCK = 'deployments'

export const NOT_ON_THE_WAY = 'This person is no longer at the stage Selected.'

export const rowById = async (payload: Payload, id: number): Promise<DeploymentRow | null> =>
  (await rowsOf(payload, sql`a.id = ${id}`))[0] ?? null

type Entries = Partial<Omit<Deployment, 'id' | 'application' | 'createdAt' | 'updatedAt'>>

/**
 * Stores entries of a person; the first make the row. Needs DEPLOYMENTS_LOCK. An erasure deletes the
 * application first: a row that it may not have seen is deleted here.
 */
export const storeEntries = async (
  payload: Payload,
  { id, milestones, changed_at }: DeploymentRow,
  entries: Entries,
): Promise<void> => {
  if (changed_at === null) {
    const data = { application: id, milestones, ...entries }
    const made = await payload.create({ collection: 'deployments', data })
    if (await rowById(payload, id)) return
    await payload.delete({ collection: 'deployments', where: { id: { equals: made.id } } })
    return
  }
  const where = { application: { equals: id } }
  await payload.update({ collection: 'deployments', where, data: entries })
}
