import { ENQUIRY_KINDS, enquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { enquirySchema } from '@/collections/Enquiries/shared/schema'
import { submitEnquiry } from '@/collections/Enquiries/submitEnquiry'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'

/** POST enquiry.php: an enquiry, grievance, employer enquiry or fraud report from the site. */
export const enquiry = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'enquiry',
    schema: enquirySchema,
    form: true,
    run: submitEnquiry,
    withoutScripts: (answer, raw) => {
      const { page } = ENQUIRY_KINDS[enquiryKind(raw.kind) ?? 'contact']
      return backToForm(page, answer, raw)
    },
  }),
})
