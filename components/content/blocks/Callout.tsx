import { Info, TriangleAlert } from 'lucide-react'
import type { CalloutBlock } from '@/collections/payload-types'
import { Inline } from '../Inline'
import styles from './Callout.module.css'

/** One thing that the reader must not miss. */
export const Callout = ({ block: { kind, title, text } }: { block: CalloutBlock }) => (
  <aside className={`${styles.callout} ${styles[kind] ?? ''}`} aria-label={title}>
    {kind === 'warning' ? <TriangleAlert aria-hidden /> : <Info aria-hidden />}
    <b>{title}</b>
    <p>
      <Inline text={text} />
    </p>
  </aside>
)
