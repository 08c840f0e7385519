import type { Metadata } from 'next'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { countryCodes } from '@/collections/Countries/countries'
import { positions } from '@/collections/Positions/positions'
import { RegistrationScreen } from '@/components/registration/RegistrationScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { paths } from '@/lib/shared/paths'
import { AGAIN_PARAMETER, type SearchParams, sourceIn } from '@/lib/shared/query'
import { shareCard } from '@/lib/shared/shareCard'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

// Rendered per request: it reads the outcome of a form submitted without scripts.
export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = wordsIn(await writtenLanguage(paths.registration), 'formPage')
  return inPageLanguage(paths.registration, {
    title: t('registrationTitle'),
    description: t('registrationDescription'),
    alternates: { canonical: paths.registration },
    openGraph: { images: [shareCard('registration')] },
  })
}

type Props = { searchParams: Promise<SearchParams> }

const Page = async ({ searchParams }: Props) => (
  <RegistrationScreen
    countries={await countryCodes()}
    positions={await positions()}
    outcome={AGAIN_PARAMETER in (await searchParams) ? null : await formOutcome()}
    source={sourceIn(await searchParams)}
    facts={await siteFacts()}
    now={new Date()}
    language={await writtenLanguage(paths.registration)}
  />
)

export default Page
