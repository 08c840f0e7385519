import { Info, TriangleAlert } from 'lucide'
import type { InEnglish } from '@/collections/content/shared/json'
import { Inline } from '@/components/content/Inline'
import { Icon } from '@/components/ui/Icon'
import { inEnglish, type Language } from '@/lib/shared/languages'
import type { CalloutBlock } from '@/payload-types'
import styles from './Callout.module.css'

type Props = { block: CalloutBlock & InEnglish; language: Language }

/** A note or warning that the reader must not miss. */
export const Callout = ({ block: { kind, title, text, english }, language }: Props) => (
  <aside
    className={`${styles.callout} ${styles[kind] ?? ''}`}
    aria-label={title}
    {...(english && inEnglish(language))}
  >
    {kind === 'warning' ? <Icon of={TriangleAlert} /> : <Icon of={Info} />}
    <b>{title}</b>
    <p>
      <Inline text={text} />
    </p>
  </aside>
)
