import { EyeOff } from 'lucide'
import type { SiteMode } from '@/collections/Agency/shared/siteMode'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './ModeBar.module.css'
import { OpenPoints } from './OpenPoints'

type Props = { mode: SiteMode; language: Language }

/** The bar on top of every page until the site is launched (docs/product.md §14). */
export const ModeBar = ({ mode, language }: Props) => {
  if (mode === 'launched') return null
  const t = wordsIn(language, 'mode')
  return (
    // Staff have a token in session storage (lib/client/session.ts): for them OpenPoints is drawn.
    <aside className={`${styles.bar} no-print`} aria-label={t(mode)} data-awake="token">
      <div className={`wrap ${styles.in}`}>
        <Icon of={EyeOff} />
        <b>{t(mode)}</b>
        <span className={styles.text}>{t(`${mode}Text`)}</span>
        <OpenPoints />
      </div>
    </aside>
  )
}
