import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './EntryCells.module.css'

type Cell = { href: string; mark: ReactNode; title: string; text: ReactNode; more: string }

/** Ways into the tools: a mark, a question, a sentence; the whole cell can be tapped. */
export const EntryCells = ({ cells }: { cells: readonly Cell[] }) => (
  <div className={styles.cells} data-cells={cells.length}>
    {cells.map(({ href, mark, title, text, more }) => (
      <a key={href} href={href}>
        <span className={styles.mark}>{mark}</span>
        <b>{title}</b>
        <span>{text}</span>
        <span className={styles.more}>
          {more}
          <Icon of={ArrowRight} />
        </span>
      </a>
    ))}
  </div>
)
