import { ButtonLink } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import styles from './Message.module.css'

type Props = {
  id: string
  text: string
  /** What the WhatsApp button says. */
  send: string
}

/** A text to copy or send. One tap selects it all, so that it can be copied without scripts. */
export const Message = ({ id, text, send }: Props) => (
  <>
    <p className={styles.text} id={id}>
      {text}
    </p>
    <p className={`${styles.actions} no-print`}>
      <CopyButton of={id} />
      <ButtonLink newTab href={whatsAppShare(text)}>
        <SocialIcon name="whatsapp" />
        {send}
      </ButtonLink>
    </p>
  </>
)
