import * as z from 'zod/mini'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { BROADCAST_WHICH } from './json'

const FILTER_MAX_CHARS = 100

/** What broadcast_export.php takes to make a list: whose rows, and the filters of the address. */
export const makeListSchema = z.object({
  of: z._default(z.enum(CANDIDATE_COLLECTIONS), 'registrations'),
  which: z._default(z.enum(BROADCAST_WHICH), 'new'),
  filters: z._default(z.record(z.string(), z.string().check(z.maxLength(FILTER_MAX_CHARS))), {}),
})

/** What broadcast_jobs.php takes when staff have sent the text with the jobs until a time. */
export const toldSchema = z.object({
  list: z.int().check(z.positive()),
  until: z.iso.datetime(),
})

export type MakeList = z.infer<typeof makeListSchema>
