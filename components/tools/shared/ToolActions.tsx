import { ButtonLink } from '@/components/ui/Button'
import { PrintButton } from '@/components/ui/PrintButton'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './ToolActions.module.css'

type Props = {
  /** The question as a sentence. */
  asked: string
  /** The whole address of the answer. */
  address: string
  send?: string
  /** The page has a button of its own. */
  printsElsewhere?: boolean
  words?: PageWords
}

/** Sends the address of an answer, or prints it. */
export const ToolActions = ({
  asked,
  address,
  words = ENGLISH_WORDS,
  send = wordsIn(words.language, 'tools')('sendAnswer'),
  printsElsewhere = false,
}: Props) => (
  <p className={`${styles.actions} no-print`}>
    <ButtonLink newTab href={whatsAppShare(`${asked}\n${address}`)}>
      <SocialIcon name="whatsapp" />
      {send}
    </ButtonLink>
    {!printsElsewhere && <PrintButton>{wordsIn(words.language, 'tools')('print')}</PrintButton>}
  </p>
)
