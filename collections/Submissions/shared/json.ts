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
  /** What is the same. */
  same: 'email' | 'phone'
}
