import { Drawing } from '@/components/agency/Drawing'
import { LogoTile } from './LogoTile'
import styles from './LogoTile.module.css'

type Props = {
  company_logo: string | null
  /** The drawing in place of a logo: jobDrawing(job.job_title). */
  drawing: string
  size?: 's' | 'm' | 'l'
}

/**
 * The logo of a job's company. Without one, somebody at the work of the job: on the tint of the brand
 * and without an edge, so that nobody takes the drawing for the mark of the employer.
 */
export const JobTile = ({ company_logo, drawing, size = 's' }: Props) =>
  company_logo ? (
    <LogoTile company_logo={company_logo} size={size} />
  ) : (
    <span className={`${styles.tile} ${styles.trade} ${size === 's' ? '' : styles[size]}`}>
      <Drawing of="trades" name={drawing} />
    </span>
  )
