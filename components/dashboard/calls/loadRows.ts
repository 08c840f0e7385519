'use client'
import { phpGet } from '@/lib/client/phpClient'

/**
 * A page of a list, and how many rows there are in all; `from`: the running number of its first row, as
 * useList adds it.
 */
export type Rows<R> = { rows: R[]; total: number; from?: number }

/** The field in which each call answers its rows (docs/contract.md); the dashboard says `rows`. */
const FIELDS = {
  joblist: 'jobs',
  jobapplied_list: 'jobs',
  interview_list: 'interviews',
  demand_list: 'demands',
  registration_list: 'registrations',
  enquiry_list: 'enquiries',
  mail_list: 'mails',
  audit_list: 'lines',
} as const

export type ListCall = keyof typeof FIELDS

/** A page of rows of type R, with what else the call answers beside them. */
export const loadRows = async <R, More = unknown>(
  call: ListCall,
  query: URLSearchParams,
  get: typeof phpGet = phpGet,
): Promise<Rows<R> & More> => {
  const answer = await get<More & { total: number }>(call, query)
  return { ...answer, rows: answer[FIELDS[call]] as R[] } // the caller names the call's JSON type
}
