import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES, type JobIndustry } from '@/collections/Jobs/shared/industries'
import { TradeDrawing } from '@/components/agency/TradeDrawing'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './HomeGrids.module.css'

type Props = { tiles: { industry: JobIndustry; count: string }[]; language: Language }

/**
 * Jobs By Industries, with fixed counts or, where staff chose so, live ones (docs/product.md §3.7).
 */
export const HomeIndustries = ({ tiles, language }: Props) => (
  <div className={`${styles.cells} ${styles.industries}`}>
    {tiles.map(({ industry, count }) => (
      <a
        key={industry}
        href={jobListHref(
          { ...NO_FILTERS, industry: [industry] },
          1,
          linkIn(paths.jobList, language),
        )}
      >
        <TradeDrawing industry={industry} />
        <b>{translated(language, 'industries', JOB_INDUSTRIES[industry])}</b>
        <small>
          {wordsIn(language, 'home').rich('openings', {
            count,
            b: (text) => <b className="num">{text}</b>,
          })}
        </small>
      </a>
    ))}
  </div>
)
