import { ButtonLink } from '@/components/ui/Button'
import { PrintButton } from '@/components/ui/PrintButton'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import styles from './ToolActions.module.css'

type Props = {
  /** The question as a sentence. */
  asked: string
  /** The whole address of the answer. */
  address: string
  send?: string
  /** The page has a button of its own. */
  printsElsewhere?: boolean
}

/** Sends the address of an answer, or prints it. */
export const ToolActions = ({
  asked,
  address,
  send = 'Send this answer',
  printsElsewhere = false,
}: Props) => (
  <p className={`${styles.actions} no-print`}>
    <ButtonLink newTab href={whatsAppShare(`${asked}\n${address}`)}>
      <SocialIcon name="whatsapp" />
      {send}
    </ButtonLink>
    {!printsElsewhere && <PrintButton>Print, one page</PrintButton>}
  </p>
)
