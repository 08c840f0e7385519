import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { Skyline } from '@/components/agency/Skyline'
import { Flag } from '@/components/ui/Flag'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './HomeGrids.module.css'

type Props = { locations: { name: string; iso2: string; open: number }[]; language: Language }

/** Jobs By Location: the eight destinations with skyline and number of open jobs. */
export const HomeLocations = ({ locations, language }: Props) => (
  <div className={`${styles.cells} ${styles.locations}`}>
    {locations.map(({ name, iso2, open }) => (
      <a
        key={iso2}
        href={jobListHref({ ...NO_FILTERS, country: [iso2] }, 1, linkIn(paths.jobList, language))}
      >
        <Skyline iso2={iso2} isDecoration />
        <span className={styles.place}>
          <Flag iso2={iso2} />
          {translated(language, 'places', name)}
          <span className="num">
            {wordsIn(language, 'home').rich('openJobs', {
              n: open,
              count: String(open),
              i: (text) => <i className="sr-only-narrow">{text}</i>,
            })}
          </span>
        </span>
      </a>
    ))}
  </div>
)
