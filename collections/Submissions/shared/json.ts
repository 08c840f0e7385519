import type { Application } from '@/payload-types'

/** Another submission of the same person, as the detail pane shows it. */
export type OtherSubmissionJson = {
  kind: 'application' | 'registration'
  id: number
  reference: string
  name: string
  /** The job's title, or the position registered for. */
  title: string | null
  /** Of an application. */
  stage: Application['stage'] | null
  /** ISO. */
  created_at: string
  /** What is the same as in the opened one; `linked`: connected through another submission. */
  same: 'email' | 'phone' | 'linked'
}

/** A submission that staff told apart from the person, though connected. */
export type ApartJson = OtherSubmissionJson & {
  /** What undoes it. */
  separation: number
  /** When it was told apart, ISO, and by whom; null for an account that is gone. */
  at: string
  by: string | null
}

/** What belongs to the person of an opened submission, beside that one. */
export type PersonJson = { others: OtherSubmissionJson[]; apart: ApartJson[] }
