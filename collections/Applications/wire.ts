import type { Application } from '@/collections/payload-types'

/** An application as jobapplied_list.php answers it (spec §3), with what the table shows beside. */
export type ApplicationWire = {
  id: number
  name: string
  email: string
  country_code: string
  mobile: string
  position: string
  /** 0 for a general application, and when the job is gone. */
  job_id: number
  job_title: string | null
  upload_resume: string | null
  reference: string
  /** When it came in, ISO. */
  created_at: string
}

/** Wants the job populated (depth 1). */
export const applicationWire = (application: Application): ApplicationWire => {
  const job = typeof application.job_id === 'object' ? application.job_id : null
  return {
    id: application.id,
    name: application.name,
    email: application.email,
    country_code: application.country_code,
    mobile: application.mobile,
    position: application.position,
    job_id: job?.id ?? 0,
    job_title: job?.job_title ?? null,
    upload_resume: application.upload_resume || null,
    reference: application.reference,
    created_at: application.createdAt,
  }
}
