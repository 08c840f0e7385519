import { EyeOff } from 'lucide'
import type { SiteMode } from '@/collections/Agency/shared/siteMode'
import { Icon } from '@/components/ui/Icon'
import styles from './ModeBar.module.css'
import { OpenPoints } from './OpenPoints'

const TEXTS = {
  preview: ['Preview', 'This site is not open yet. Names, jobs and numbers can be samples.'],
  trial: ['Trial', 'This site is tried out. Names, jobs and numbers can be samples.'],
} as const

/** The bar on top of every page until the site is launched (docs/product.md §14). */
export const ModeBar = ({ mode }: { mode: SiteMode }) => {
  if (mode === 'launched') return null
  const [word, text] = TEXTS[mode]
  return (
    // Staff have a token in session storage (lib/client/session.ts): for them OpenPoints is drawn.
    <aside className={`${styles.bar} no-print`} aria-label={word} data-awake="token">
      <div className={`wrap ${styles.in}`}>
        <Icon of={EyeOff} />
        <b>{word}</b>
        <span className={styles.text}>{text}</span>
        <OpenPoints />
      </div>
    </aside>
  )
}
