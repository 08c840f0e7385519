import { Search } from 'lucide'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
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
}

/** Searches jobs by word and country. A plain form that works without scripts. */
export const JobSearch = ({
  q = '',
  country = '',
  destinations,
  kept = [],
  slim = false,
}: Props) => (
  <search className={styles.box} data-static={slim ? 'list-search' : undefined}>
    <form
      data-plain
      action={paths.jobList}
      className={`${styles.search} ${slim ? styles.slim : ''}`}
    >
      <label>
        <span>Job or trade</span>
        <input
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Welder, nurse, driver …"
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      <label className={styles.country}>
        <span>Country</span>
        <select name="country" defaultValue={country}>
          <option value="">All {destinations.length} countries</option>
          {destinations.map(({ name, iso2 }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {kept.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="brand">
        <Icon of={Search} />
        <span className={slim ? 'sr-only-phone' : undefined}>Search jobs</span>
      </Button>
    </form>
  </search>
)
