import {
  Banknote,
  Briefcase,
  Cog,
  ConciergeBell,
  Fuel,
  HardHat,
  HeartPulse,
  Pill,
  Server,
  ShoppingBasket,
  Truck,
} from 'lucide'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { JOB_INDUSTRIES, type JobIndustry } from '@/collections/Jobs/shared/industries'
import { Icon, type IconShape } from '@/components/ui/Icon'
import { ChefHat } from '@/components/ui/iconShapes'
import styles from './HomeGrids.module.css'

const ICONS: Partial<Record<JobIndustry, IconShape>> = {
  'oil-gas': Fuel,
  construction: HardHat,
  fmcg: ShoppingBasket,
  hospitality: ConciergeBell,
  it: Server,
  catering: ChefHat,
  healthcare: HeartPulse,
  engineering: Cog,
  logistics: Truck,
  pharma: Pill,
  'banking-finance': Banknote,
}

type Props = { tiles: { industry: JobIndustry; count: string }[] }

/**
 * Jobs By Industries, with fixed counts or, where staff chose so, live ones (docs/product.md §3.7).
 */
export const HomeIndustries = ({ tiles }: Props) => (
  <div className={`${styles.cells} ${styles.industries}`}>
    {tiles.map(({ industry, count }) => {
      const icon = ICONS[industry] ?? Briefcase
      return (
        <a key={industry} href={jobListHref({ ...NO_FILTERS, industry: [industry] })}>
          <Icon of={icon} />
          <b>{JOB_INDUSTRIES[industry]}</b>
          <span>
            <b className="num">{count}</b> openings
          </span>
        </a>
      )
    })}
  </div>
)
