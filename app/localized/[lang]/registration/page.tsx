import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { countryCodes } from '@/collections/Countries/countries'
import { positions } from '@/collections/Positions/positions'
import { RegistrationScreen } from '@/components/registration/RegistrationScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { paths } from '@/lib/shared/paths'
import { AGAIN_PARAMETER, type SearchParams, sourceIn } from '@/lib/shared/query'
import { shareCard } from '@/lib/shared/shareCard'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: it reads the outcome of a form submitted without scripts.
export const dynamic = 'force-dynamic'

export const generateMetadata = (): Promise<Metadata> =>
  inPageLanguage(paths.registration, {
    title: 'Candidate Registration',
    description:
      'Register as a candidate for work in the Gulf, Singapore and Malaysia: send your resume once, and hear of new jobs on WhatsApp.',
    alternates: { canonical: paths.registration },
    openGraph: { images: [shareCard('registration')] },
  })

type Props = { searchParams: Promise<SearchParams> }

const Page = async ({ searchParams }: Props) => (
  <RegistrationScreen
    countries={await countryCodes()}
    positions={await positions()}
    outcome={AGAIN_PARAMETER in (await searchParams) ? null : await formOutcome()}
    source={sourceIn(await searchParams)}
    facts={await siteFacts()}
    now={new Date()}
  />
)

export default Page
