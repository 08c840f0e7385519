import { Info, ShieldAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { InlineScript } from '@/components/ui/InlineScript'
import { PlainDialog } from '@/components/ui/PlainDialog'
import { welcome } from '@/lib/client/inline/welcome'
import { POPUP_AGAIN_AFTER_MS } from '@/lib/shared/limits'
import styles from './WelcomePopup.module.css'

const ID = 'welcome'

type Props = {
  licence: ReactNode
  update_title: string
  update_text: string
  fraud_title: string
  fraud_text: string
}

/**
 * Shown on the first visit, and again when the stored time is more than 24 hours old; that time is
 * then refreshed (docs/product.md §4). Without storage it never shows, instead of on every visit.
 */
export const WelcomePopup = (props: Props) => (
  <>
    <PlainDialog id={ID} title={props.licence}>
      <section className={styles.section}>
        <Icon of={Info} />
        <h3>{props.update_title}</h3>
        <p>{props.update_text}</p>
      </section>
      <section className={`${styles.section} ${styles.fraud}`}>
        <Icon of={ShieldAlert} />
        <h3>{props.fraud_title}</h3>
        <p>{props.fraud_text}</p>
      </section>
      <Button variant="brand" className={styles.read} data-closes>
        I have read this
      </Button>
    </PlainDialog>
    <InlineScript name="welcome" run={welcome} args={[ID, POPUP_AGAIN_AFTER_MS]} />
  </>
)
