import { ENQUIRY_KINDS, enquiryKinds } from '@/collections/Agency/shared/enquiryKinds'
import { licenceValidity } from '@/collections/Agency/shared/licence'
import { answerDays } from '@/collections/Agency/shared/replyTimes'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { officialList } from '@/collections/MessageCheck/shared/officialList'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { AfterEnquiring } from '@/components/enquiry/AfterEnquiring'
import { ContactWays } from '@/components/enquiry/ContactWays'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm'
import { EnquiryLead } from '@/components/enquiry/EnquiryLead'
import { MessageCheck } from '@/components/enquiry/MessageCheck'
import { begunForm, formOutcome } from '@/lib/server/calls/backToForm'
import { env } from '@/lib/server/settings/env'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { AGAIN_PARAMETER } from '@/lib/shared/query'
import { FORM_SCREENS, formWords, wordsIn } from '@/messages/wordsIn'

type Props = {
  slug: string
  /** The language in which the page is written. */
  language: Language
  /**
   * With it, the form shows the outcome of a submit without scripts.
   */
  searchParams?: Promise<Record<string, string | string[] | undefined>>
}

/** Slugs of the content pages with a form or the message check. */
export const PAGES_WITH_FORM: ReadonlySet<string> = new Set(
  [...enquiryKinds.map((kind) => ENQUIRY_KINDS[kind].page), paths.checkMessages].map((page) =>
    page.slice(1),
  ),
)

/** The form or message check of a content page; null for pages without one. */
export const PageForm = async ({ slug, searchParams, language }: Props) => {
  if (!PAGES_WITH_FORM.has(slug)) return null
  const facts = await siteFacts()
  const query = await searchParams
  const kind = enquiryKinds.find((each) => ENQUIRY_KINDS[each].page === paths.page(slug))
  const isFresh = !query || AGAIN_PARAMETER in query
  const outcome = isFresh ? null : await formOutcome()
  if (!kind) {
    const words = formWords(language, FORM_SCREENS.messageCheck)
    return (
      <MessageCheck
        official={officialList(facts, env.siteUrl)}
        checked={outcome?.values.check}
        {...(words && { words })}
      />
    )
  }
  const days = answerDays(kind, facts, language)
  const words = formWords(language, FORM_SCREENS.enquiry)
  return (
    <>
      {kind === 'contact' && <ContactWays facts={facts} language={language} />}
      <EnquiryForm
        kind={kind}
        answeredIn={wordsIn(language, 'enquiry')('days', days)}
        outcome={outcome}
        begun={isFresh ? null : await begunForm()}
        lead={<EnquiryLead kind={kind} days={days} language={language} />}
        licence={
          <LicenceMark
            number={facts.licence_number ?? ''}
            validity={licenceValidity(facts.licence_valid_until, new Date())}
            language={language}
          />
        }
        afterwards={<AfterEnquiring days={days} facts={facts} language={language} />}
        {...(words && { words })}
      />
    </>
  )
}
