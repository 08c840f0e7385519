import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { Skyline } from '@/components/agency/Skyline'
import { Flag } from '@/components/ui/Flag'
import styles from './HomeGrids.module.css'

type Props = { locations: { name: string; iso2: string; open: number }[] }

/** Jobs By Location: the eight destinations with skyline and number of open jobs. */
export const HomeLocations = ({ locations }: Props) => (
  <div className={`${styles.cells} ${styles.locations}`}>
    {locations.map(({ name, iso2, open }) => (
      <a key={iso2} href={jobListHref({ ...NO_FILTERS, country: [iso2] })}>
        <Skyline iso2={iso2} isDecoration />
        <span className={styles.place}>
          <Flag iso2={iso2} />
          {name}
          <span className="num">
            {open} <i className="sr-only-narrow">{open === 1 ? 'job' : 'jobs'}</i>
          </span>
        </span>
      </a>
    ))}
  </div>
)
