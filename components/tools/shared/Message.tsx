import { ButtonLink } from '@/components/ui/Button'
import { CopyButton } from '@/components/ui/CopyButton'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { inEnglish } from '@/lib/shared/languages'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Message.module.css'

type Props = {
  id: string
  text: string
  /** What the WhatsApp button says. */
  send: string
  words?: PageWords
  /** It stays in English on a page in another language. */
  isEnglish?: boolean
}

/** A text to copy or send. One tap selects it all, so that it can be copied without scripts. */
export const Message = ({ words = ENGLISH_WORDS, isEnglish = false, ...message }: Props) => {
  const { id, text, send } = message
  const t = wordsIn(words.language, 'tools')
  return (
    <>
      <p className={styles.text} id={id} {...(isEnglish && inEnglish(words.language))}>
        {text}
      </p>
      <p className={`${styles.actions} no-print`}>
        <CopyButton of={id} label={t('copy')} done={t('copied')} />
        <ButtonLink newTab href={whatsAppShare(text)}>
          <SocialIcon name="whatsapp" />
          {send}
        </ButtonLink>
      </p>
    </>
  )
}
