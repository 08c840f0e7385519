import { Search } from 'lucide'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './JobSearch.module.css'

type Props = {
  q?: string
  /** The chosen country, when it is only one. */
  country?: string
  destinations: { name: string; iso2: string }[]
  /** The other filters: a new search keeps them. */
  kept?: [string, string][]
  /** For the list page, where narrow screens have the country among the filters. */
  slim?: boolean
  language?: Language
}

/** Searches jobs by word and country. A plain form that works without scripts. */
export const JobSearch = ({
  q = '',
  country = '',
  destinations,
  kept = [],
  slim = false,
  language = ENGLISH,
}: Props) => {
  const t = wordsIn(language, 'jobList')
  return (
    <search className={styles.box} data-static={slim ? 'list-search' : undefined}>
      <form
        data-plain
        action={linkIn(paths.jobList, language)}
        className={`${styles.search} ${slim ? styles.slim : ''}`}
      >
        <label>
          <span>{t('word')}</span>
          <input
            name="q"
            type="search"
            defaultValue={q}
            placeholder={t('wordExample')}
            maxLength={100}
            enterKeyHint="search"
          />
        </label>
        <label className={styles.country}>
          <span>{t('country')}</span>
          <select name="country" defaultValue={country}>
            <option value="">{t('allCountries', { count: String(destinations.length) })}</option>
            {destinations.map(({ name, iso2 }) => (
              <option key={iso2} value={iso2}>
                {translated(language, 'places', name)}
              </option>
            ))}
          </select>
        </label>
        {kept.map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="brand">
          <Icon of={Search} />
          <span className={slim ? 'sr-only-phone' : undefined}>{t('search')}</span>
        </Button>
      </form>
    </search>
  )
}
