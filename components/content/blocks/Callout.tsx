import { Info, TriangleAlert } from 'lucide'
import { Inline } from '@/components/content/Inline'
import { Icon } from '@/components/ui/Icon'
import type { CalloutBlock } from '@/payload-types'
import styles from './Callout.module.css'

/** A note or warning that the reader must not miss. */
export const Callout = ({ block: { kind, title, text } }: { block: CalloutBlock }) => (
  <aside className={`${styles.callout} ${styles[kind] ?? ''}`} aria-label={title}>
    {kind === 'warning' ? <Icon of={TriangleAlert} /> : <Icon of={Info} />}
    <b>{title}</b>
    <p>
      <Inline text={text} />
    </p>
  </aside>
)
