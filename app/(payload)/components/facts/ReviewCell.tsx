import type { DefaultServerCellComponentProps } from 'payload'
import { shortDate } from '@/lib/shared/format'
import styles from './facts.module.css'
import { ReviewState } from './ReviewState'

/** The review date in the list of facts, and how the fact stands. */
export const ReviewCell = ({ cellData }: DefaultServerCellComponentProps) =>
  typeof cellData === 'string' ? (
    <span className={styles.cell}>
      {shortDate(cellData)}
      <ReviewState review={cellData} now={new Date()} />
    </span>
  ) : null
