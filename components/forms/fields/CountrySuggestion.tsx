import { SOURCE_TIME_ZONES } from '@/collections/Countries/shared/destinations'
import { InlineScript } from '@/components/ui/InlineScript'
import { suggestCountry } from '@/lib/client/inline/suggestCountry'

/** After a form with a country code: chooses the code of the country where the phone is. */
export const CountrySuggestion = () => (
  <InlineScript
    name="country"
    run={suggestCountry}
    args={[JSON.stringify(SOURCE_TIME_ZONES)]}
    isLate
  />
)
