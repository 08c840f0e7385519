import type { Payload } from 'payload'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { createOnce } from '@/collections/Submissions/createOnce'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { MESSAGES } from '@/lib/shared/messages'
import { enquiryMails } from './email'
import { ENQUIRY_KINDS } from './shared/kinds'
import { answeredIn } from './shared/replyTimes'
import type { EnquiryValues } from './shared/schema'

type Submit = { payload: Payload; values: EnquiryValues; raw: Record<string, unknown> }

/**
 * enquiry.php: a visitor writes to the office. The response has the reference and the promised
 * time.
 */
export const submitEnquiry = async ({ payload, values, raw }: Submit): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  const { letters } = ENQUIRY_KINDS[values.kind]
  const { reference } = await createOnce({
    payload,
    collection: 'enquiries',
    mails: enquiryMails,
    letters,
    submission_id: raw.submission_id,
    identity: [values.kind, values.email, values.message],
    row: async (keys) => ({ ...values, ...keys }),
  })
  const answered_in = answeredIn(values.kind, await siteFacts())
  return succeed({ reference, answered_in }, MESSAGES.enquirySucceeded)
}
