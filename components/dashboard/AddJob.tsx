'use client'
import { MESSAGES } from '@/lib/shared/messages'
import { JobForm } from './JobForm'
import { JobFrame } from './JobFrame'
import { NO_JOB_VALUES } from './jobValues'

/** Post a Job (spec §2). */
export const AddJob = () => (
  <JobFrame>
    <JobForm
      title="Post a Job"
      pickerLabel="Upload Logo"
      draftKey="job-new"
      initial={NO_JOB_VALUES}
      company_logo={null}
      succeeded={MESSAGES.jobPostSucceeded}
      failed={MESSAGES.jobPostFailed}
    />
  </JobFrame>
)
