import { ENQUIRY_KINDS, enquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { enquirySchema } from '@/collections/Enquiries/shared/schema'
import { submitEnquiry } from '@/collections/Enquiries/submitEnquiry'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { inLanguage } from '@/lib/shared/languages'
import { FORM_SCREENS } from '@/messages/wordsIn'

/** POST enquiry.php: an enquiry, grievance, employer enquiry or fraud report from the site. */
export const enquiry = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'enquiry',
    schema: enquirySchema,
    form: true,
    run: submitEnquiry,
    speaks: { screens: FORM_SCREENS.enquiry, isOn: isLanguageOn },
    withoutScripts: (answer, raw, language) => {
      const { page } = ENQUIRY_KINDS[enquiryKind(raw.kind) ?? 'contact']
      return backToForm(inLanguage(page, language), answer, raw)
    },
  }),
})
