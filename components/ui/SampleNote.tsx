import { FlaskConical } from 'lucide'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { Icon } from './Icon'
import styles from './SampleNote.module.css'

/** Says that a job is invented, on its page and above its form. */
export const SampleNote = ({ language = ENGLISH }: { language?: Language }) => {
  const t = wordsIn(language, 'sample')
  return (
    <div className={styles.note} role="note">
      <Icon of={FlaskConical} />
      <p>
        <b>{t('title')}</b>
        {t('text')}
      </p>
    </div>
  )
}
