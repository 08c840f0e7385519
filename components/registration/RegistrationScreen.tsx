import { licenceValidity } from '@/collections/Agency/shared/licence'
import type { Country } from '@/collections/Countries/shared/options'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { CountryOptions } from '@/components/forms/fields/CountryOptions'
import { CountrySuggestion } from '@/components/forms/fields/CountrySuggestion'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { linkIn } from '@/lib/shared/alternates'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS, formWords, wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AfterRegistering } from './AfterRegistering'
import { RegistrationForm } from './RegistrationForm'
import { RegistrationNotes } from './RegistrationNotes'
import { SaveNumber } from './SaveNumber'

type Props = {
  countries: Country[]
  positions: { id: number; name: string }[]
  outcome: FormOutcome | null
  /** The source named by the address. */
  source: string
  facts: SiteSetting
  now: Date
  language: Language
}

/** The registration screen (docs/product.md §2.13), complete without JavaScript. */
export const RegistrationScreen = ({
  countries,
  positions,
  outcome,
  source,
  facts,
  now,
  language,
}: Props) => {
  const t = wordsIn(language, 'formPage')
  const to = (path: string) => linkIn(path, language)
  const words = formWords(language, FORM_SCREENS.registration)
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[{ label: t('home'), href: to(paths.home) }]}
        here={t('registration')}
        language={language}
      />
      <RegistrationForm
        countries={<CountryOptions countries={countries} language={language} />}
        positions={positions}
        outcome={outcome}
        email={facts.email ?? ''}
        source={source}
        saveNumber={<SaveNumber whatsapp={facts.whatsapp ?? ''} language={language} />}
        notes={<RegistrationNotes language={language} />}
        licence={
          <LicenceMark
            number={facts.licence_number ?? ''}
            validity={licenceValidity(facts.licence_valid_until, now)}
            language={language}
          />
        }
        office={[facts.full_name, facts.phone].filter(Boolean).join(', ')}
        afterwards={<AfterRegistering facts={facts} language={language} />}
        {...(words && { words })}
      />
      <CountrySuggestion />
    </div>
  )
}
