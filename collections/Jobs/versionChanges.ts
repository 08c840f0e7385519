import { OPTIONAL_IN_FORM_ORDER } from '@/collections/Jobs/shared/fieldOrder'
import type { Job } from '@/payload-types'
import { OPTIONAL_FIELDS, SPECIFIED_FIELDS, SPECIFIED_NAMES } from './shared/fields'
import { optionalWords, staffJobJson } from './shared/json'
import { jobStatus } from './shared/schema'

/** One changed field in words; `before` and `after` are empty for nothing. */
export type Change = { field: string; label: string; before: string; after: string }

/** What differs between two versions of a job, in the order of the form. Needs depth 1. */
export const versionChanges = (before: Job, after: Job): Change[] => {
  const old = new Map(linesOf(before).map(({ field, text }) => [field, text]))
  return linesOf(after).flatMap(({ field, label, text }) => {
    const was = old.get(field) ?? ''
    return was === text ? [] : [{ field, label, ...changedLines(was, text) }]
  })
}

/** Of a text of several lines only those that differ; all of them when lines only moved. */
const changedLines = (before: string, after: string): { before: string; after: string } => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const removed = old.filter((line) => !now.includes(line))
  const added = now.filter((line) => !old.includes(line))
  if (removed.length === 0 && added.length === 0) return { before, after }
  return { before: removed.join('\n'), after: added.join('\n') }
}

/** The trade of the line; its number when the line is gone. */
const lineWords = (job: Job): string =>
  typeof job.demand_line === 'object'
    ? (job.demand_line?.trade ?? '')
    : optionalWords('demand_line', staffJobJson(job))

const linesOf = (job: Job): { field: string; label: string; text: string }[] => {
  const json = staffJobJson(job)
  return [
    ...SPECIFIED_NAMES.map((field) => ({
      field,
      label: SPECIFIED_FIELDS[field].label,
      text: field === 'country_id' ? json.name || String(json.country_id) : json[field],
    })),
    { field: 'company_logo', label: 'Logo', text: json.company_logo ?? '' },
    { field: 'is_deleted', label: 'Status', text: jobStatus(json.is_deleted) },
    ...OPTIONAL_IN_FORM_ORDER.map((field) => ({
      field,
      label: OPTIONAL_FIELDS[field].versionLabel ?? OPTIONAL_FIELDS[field].label,
      text: field === 'demand_line' ? lineWords(job) : optionalWords(field, json),
    })),
  ]
}
