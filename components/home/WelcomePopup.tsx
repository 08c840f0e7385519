import { Info, ShieldAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { InlineScript } from '@/components/ui/InlineScript'
import { PlainDialog } from '@/components/ui/PlainDialog'
import { welcome } from '@/lib/client/inline/welcome'
import type { Language } from '@/lib/shared/languages'
import { POPUP_AGAIN_AFTER_MS } from '@/lib/shared/limits'
import type { TextIn } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './WelcomePopup.module.css'

const ID = 'welcome'

type Props = {
  licence: ReactNode
  update: Record<'title' | 'text', TextIn>
  fraud: Record<'title' | 'text', TextIn>
  language: Language
}

/**
 * Shown on the first visit, and again when the stored time is more than 24 hours old; that time is
 * then refreshed (docs/product.md §4). Without storage it never shows, instead of on every visit.
 */
export const WelcomePopup = (props: Props) => (
  <>
    <PlainDialog id={ID} title={props.licence} close={wordsIn(props.language, 'layout')('close')}>
      <section className={styles.section}>
        <Icon of={Info} />
        <h3 {...props.update.title} />
        <p {...props.update.text} />
      </section>
      <section className={`${styles.section} ${styles.fraud}`}>
        <Icon of={ShieldAlert} />
        <h3 {...props.fraud.title} />
        <p {...props.fraud.text} />
      </section>
      <Button variant="brand" className={styles.read} data-closes>
        {wordsIn(props.language, 'home')('haveRead')}
      </Button>
    </PlainDialog>
    <InlineScript name="welcome" run={welcome} args={[ID, POPUP_AGAIN_AFTER_MS]} isLate />
  </>
)
