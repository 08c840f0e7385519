import type { BroadcastList } from '@/payload-types'

/**
 * The maximum of a WhatsApp broadcast list (docs/product.md §11.4), so a file has no more people.
 */
export const BROADCAST_MAX_PEOPLE = 256

/**
 * `new`: only people whose number is on no list. `all`: everybody; who is on a list moves to the
 * new one.
 */
export const BROADCAST_WHICH = ['new', 'all'] as const

export type BroadcastWhich = (typeof BROADCAST_WHICH)[number]

/** A broadcast list, as the dashboard shows it. */
export type BroadcastListJson = {
  number: number
  name: string
  count: number
  /** The number of its vCard files. */
  files: number
  /** ISO. */
  created_at: string
}

/** What broadcast_jobs.php answers: a text for WhatsApp with the new jobs of a list; '' without any. */
export type NewJobsJson = {
  text: string
  /** How many jobs are new; the text names the first of them. */
  count: number
  /** Until when it has the jobs, ISO. */
  until: string
  told_today: boolean
}

/** What broadcast_export.php returns without a format. */
export type BroadcastOverview = {
  /** The number of people that a new list would have. */
  count: Record<BroadcastWhich, number>
  lists: BroadcastListJson[]
}

export const filesFor = (people: number): number => Math.ceil(people / BROADCAST_MAX_PEOPLE)

export const broadcastListJson = (list: BroadcastList): BroadcastListJson => ({
  number: list.number,
  name: list.name,
  count: list.count,
  files: filesFor(list.count),
  created_at: list.createdAt,
})
