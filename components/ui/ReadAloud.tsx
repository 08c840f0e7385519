import { Square, Volume2 } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { InlineScript } from '@/components/ui/InlineScript'
import { readAloud } from '@/lib/client/inline/readAloud'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { Button } from './Button'
import styles from './ReadAloud.module.css'

/**
 * Reads the page aloud, and stops. Once in a page, and hidden until its script finds a voice for the
 * language of the page. On a phone it is a sign without words; while it reads, it stays on the screen.
 */
export const ReadAloud = ({ language }: { language: Language }) => {
  const t = wordsIn(language, 'content')
  return (
    <>
      <Button className={styles.aloud} id="aloud" data-static="aloud" data-plain hidden>
        <span className={styles.read}>
          <Icon of={Volume2} />
          <span className="sr-only-phone">{t('readAloud')}</span>
        </span>
        <span className={styles.stop}>
          <Icon of={Square} />
          <span className="sr-only-phone">{t('stopReading')}</span>
        </span>
      </Button>
      <InlineScript name="aloud" run={readAloud} args={[]} isLate />
    </>
  )
}
