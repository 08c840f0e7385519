import type { CollectionSlug, Payload } from 'payload'
import { APPLICATION_SORTS } from '@/collections/Applications/shared/json'
import { isStage } from '@/collections/Applications/shared/stages'
import { CONSENTS } from '@/collections/OptOuts/shared/json'
import { REGISTRATION_SORTS } from '@/collections/Registrations/shared/json'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { parseId } from '@/lib/shared/ids'
import type { SearchedPanel } from './shared/panels'

/** The rows that saved searches name and that exist, each as 'part value'. */
export type Existing = ReadonlySet<string>

/** One saved search: its panel and its parts. */
export type Parts = { panel: SearchedPanel; parts: Map<string, string> }

/** Reads which jobs, countries, positions and lists exist: one query for each part, for all searches. */
export const existingRows = async (
  payload: Payload,
  searches: readonly Parts[],
): Promise<Existing> => {
  const valuesOf = (part: string) => [
    ...new Set(searches.flatMap(({ parts }) => parts.get(part) ?? [])),
  ]
  const read = async (part: string, collection: CollectionSlug, field: string) => {
    const values = valuesOf(part)
    const asked = field === 'iso2' ? values.map(upper) : values.flatMap((id) => parseId(id) ?? [])
    if (asked.length === 0) return []
    const where = { [field]: { in: asked } }
    const { docs } = await payload.find({ collection, where, depth: 0, pagination: false })
    return docs.map((doc) => `${part} ${new Map(Object.entries(doc)).get(field)}`)
  }
  const found = await Promise.all([
    read('job', 'jobs', 'id'),
    read('country', 'countries', 'iso2'),
    read('position', 'positions', 'id'),
    read('list', 'broadcast-lists', 'number'),
  ])
  return new Set(found.flat())
}

/** The names of the parts whose value no longer exists, or never did. */
export const goneParts = ({ panel, parts }: Parts, existing: Existing): string[] =>
  [...parts].flatMap(([part, value]) => (exists(panel, part, value, existing) ? [] : [part]))

const exists = (panel: SearchedPanel, part: string, value: string, existing: Existing): boolean => {
  if (part === 'stage') return isStage(value)
  if (part === 'source') return Object.hasOwn(SOURCES, value)
  if (part === 'consent') return Object.hasOwn(CONSENTS, value)
  if (part === 'sort') return Object.hasOwn(SORTS[panel], value)
  if (part === 'country') return existing.has(`country ${upper(value)}`)
  if (part === 'job') return value === '0' || existing.has(`job ${value}`)
  if (part === 'position') return existing.has(`position ${value}`)
  if (part === 'list') return value === 'in' || value === 'out' || existing.has(`list ${value}`)
  return true
}

const SORTS = { candidates: APPLICATION_SORTS, registrations: REGISTRATION_SORTS }

const upper = (code: string): string => code.toUpperCase()
