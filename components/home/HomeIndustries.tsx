import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES, type JobIndustry } from '@/collections/Jobs/shared/industries'
import { TradeDrawing } from '@/components/agency/TradeDrawing'
import styles from './HomeGrids.module.css'

type Props = { tiles: { industry: JobIndustry; count: string }[] }

/**
 * Jobs By Industries, with fixed counts or, where staff chose so, live ones (docs/product.md §3.7).
 */
export const HomeIndustries = ({ tiles }: Props) => (
  <div className={`${styles.cells} ${styles.industries}`}>
    {tiles.map(({ industry, count }) => (
      <a key={industry} href={jobListHref({ ...NO_FILTERS, industry: [industry] })}>
        <TradeDrawing industry={industry} />
        <b>{JOB_INDUSTRIES[industry]}</b>
        <small>
          <b className="num">{count}</b> openings
        </small>
      </a>
    ))}
  </div>
)
