import type { Payload, Where } from 'payload'
import { DAY_MS, IMPORT_UNDO_DAYS } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import type { ImportJson } from './shared/json'

const SHOWN = 100
const KEPT_SHOWN = 50

/** GET registration_import.php: the imports, newest first. */
export const listImports = async (payload: Payload, now = new Date()): Promise<ImportJson[]> => {
  const { docs } = await payload.find({ collection: 'imports', sort: '-id', limit: SHOWN })
  return Promise.all(docs.map((doc) => importJson(payload, doc, now)))
}

export const findImport = async (payload: Payload, id: number): Promise<Import | null> => {
  const where = { id: { equals: id } }
  const { docs } = await payload.find({ collection: 'imports', where, limit: 1, pagination: false })
  return docs[0] ?? null
}

/** The registrations that an import made and that are still there. */
export const rowsOfImport = (id: number): Where => ({ import_id: { equals: id } })

export const UNDO_OVER = 'This import cannot be undone any more.'

/** Until when an import can be undone; null when it cannot. */
export const undoUntil = ({ state, finished_at }: Import, now: Date): string | null => {
  if (state === 'running') return now.toISOString()
  if ((state !== 'done' && state !== 'failed') || !finished_at) return null
  const until = new Date(Date.parse(finished_at) + IMPORT_UNDO_DAYS * DAY_MS)
  return until > now ? until.toISOString() : null
}

const importJson = async (payload: Payload, doc: Import, now: Date): Promise<ImportJson> => {
  const { id, file_name, state, total, next_row, imported, known, wrong, resumes, createdAt } = doc
  const kept = state === 'undone' ? await keptRows(payload, id) : { references: [], total: 0 }
  return {
    ...{ id, file_name, state, total, done: next_row, imported, known, wrong, resumes },
    created_at: createdAt,
    undo_until: undoUntil(doc, now),
    kept: kept.references,
    kept_total: kept.total,
  }
}

/** Of an import that was undone: what was not erased. */
const keptRows = async (payload: Payload, id: number) => {
  const { docs, totalDocs } = await payload.find({
    collection: 'registrations',
    where: rowsOfImport(id),
    select: { reference: true },
    sort: 'id',
    limit: KEPT_SHOWN,
    depth: 0,
  })
  return { references: docs.map(({ reference }) => reference), total: totalDocs }
}
