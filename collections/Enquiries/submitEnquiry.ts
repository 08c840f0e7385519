import type { Payload } from 'payload'
import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import { answeredIn } from '@/collections/Agency/shared/replyTimes'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { writeMailsSoon } from '@/collections/Mails/writeMailsSoon'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { findByToken } from '@/collections/Submissions/statusLink'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import type { Language } from '@/lib/shared/languages'
import { MESSAGES } from '@/lib/shared/messages'
import { enquiryMails } from './email'
import type { EnquiryValues } from './shared/schema'

type Submit = {
  payload: Payload
  values: EnquiryValues
  raw: Record<string, unknown>
  /** The language of the form, in which the mail confirms it. */
  language: Language
}

/**
 * enquiry.php: a visitor writes to the office. The response has the reference and the promised
 * time.
 */
export const submitEnquiry = async ({
  payload,
  values,
  raw,
  language,
}: Submit): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  const { letters } = ENQUIRY_KINDS[values.kind]
  const once = await beginOnce({
    payload,
    collection: 'enquiries',
    letters,
    submission_id: raw.submission_id,
    identity: [values.kind, values.email, values.message],
  })
  // The link says which application it is, never the browser. Without a true one it is a message like others.
  const opened = await findByToken(payload, raw.application_token)
  const application = opened?.kind === 'applications' ? opened.row.id : null
  const reference =
    once.earlier ?? (await once.insert({ ...values, application, language })).reference
  writeMailsSoon(payload, enquiryMails, reference)
  const answered_in = answeredIn(values.kind, await siteFacts())
  return succeed({ reference, answered_in }, MESSAGES.enquirySucceeded)
}
