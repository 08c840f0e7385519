import { licenceValidity } from '@/collections/Agency/shared/licence'
import type { Country } from '@/collections/Countries/shared/options'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { CountryOptions } from '@/components/forms/fields/CountryOptions'
import { CountrySuggestion } from '@/components/forms/fields/CountrySuggestion'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { paths } from '@/lib/shared/paths'
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
}

/** The registration screen (docs/product.md §2.13), complete without JavaScript. */
export const RegistrationScreen = ({
  countries,
  positions,
  outcome,
  source,
  facts,
  now,
}: Props) => (
  <div className="wrap">
    <Breadcrumb trail={[{ label: 'Home', href: paths.home }]} here="Registration" />
    <RegistrationForm
      countries={<CountryOptions countries={countries} />}
      positions={positions}
      outcome={outcome}
      email={facts.email ?? ''}
      source={source}
      saveNumber={<SaveNumber whatsapp={facts.whatsapp ?? ''} />}
      notes={<RegistrationNotes />}
      licence={
        <LicenceMark
          number={facts.licence_number ?? ''}
          validity={licenceValidity(facts.licence_valid_until, now)}
        />
      }
      office={[facts.full_name, facts.phone].filter(Boolean).join(', ')}
      afterwards={<AfterRegistering facts={facts} />}
    />
    <CountrySuggestion />
  </div>
)
