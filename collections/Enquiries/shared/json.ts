import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { type ReplyTimes, replyDays } from '@/collections/Agency/shared/replyTimes'
import { endOfWorkingDay } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import type { Enquiry } from '@/payload-types'

/** An enquiry as the dashboard shows it. Times are ISO. */
export type EnquiryJson = {
  id: number
  reference: string
  kind: EnquiryKind
  name: string
  email: string
  phone: string | null
  company: string | null
  message: string
  /** From whose status page the sender came; null also while it is about to be erased. */
  application: { id: number; reference: string } | null
  /** Of the form that was sent. */
  language: Language
  created_at: string
  /** The end of the day by which an answer was promised. */
  due_at: string
  handled: boolean
  handled_at: string | null
  office_note: string
  /** Sent back with a change, so that staff cannot overwrite each other's. */
  changed_at: string
}

export const enquiryJson = (enquiry: Enquiry, times: ReplyTimes): EnquiryJson => ({
  id: enquiry.id,
  reference: enquiry.reference,
  kind: enquiry.kind,
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone || null,
  company: enquiry.company || null,
  message: enquiry.message,
  application: applicationIn(enquiry),
  language: enquiry.language,
  created_at: enquiry.createdAt,
  due_at: endOfWorkingDay(enquiry.createdAt, replyDays(enquiry.kind, times)),
  handled: Boolean(enquiry.handled),
  handled_at: enquiry.handled_at ?? null,
  office_note: enquiry.office_note ?? '',
  changed_at: enquiry.updatedAt,
})

const applicationIn = ({ application }: Enquiry): EnquiryJson['application'] =>
  typeof application === 'object' && application && !application.quarantined_at
    ? { id: application.id, reference: application.reference }
    : null

/** An enquiry of an applicant, as the pane of the application names it. Times are ISO. */
export type ReportJson = Pick<EnquiryJson, 'id' | 'kind' | 'created_at' | 'handled'>
