import type { BroadcastList } from '@/payload-types'

/**
 * The maximum of a WhatsApp broadcast list (docs/product.md §11.4), so a file has no more people.
 */
export const BROADCAST_MAX_PEOPLE = 256

/** The kinds of row that a list is made of. */
export const BROADCAST_KINDS = ['registrations', 'applications'] as const

export type BroadcastKind = (typeof BROADCAST_KINDS)[number]

/** Those whose number was on no list before, or everybody; who is on a list already then moves to the new one. */
export const BROADCAST_WHICH = ['new', 'all'] as const

export type BroadcastWhich = (typeof BROADCAST_WHICH)[number]

/** A broadcast list as the office sees it. */
export type BroadcastListJson = {
  number: number
  name: string
  count: number
  /** How many vCard files it has. */
  files: number
  /** ISO. */
  created_at: string
}

/** What broadcast_export.php answers without a format. */
export type BroadcastOverview = {
  /** How many people a list made now would have. */
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
