import type { ReactNode } from 'react'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './NextSteps.module.css'
import { type Note, Notes } from './Notes'

type Props = { next: Note[]; more?: ReactNode; language?: Language }

/** Under a confirmation: what happens next, and links to go on (`more`). */
export const NextSteps = ({ next, more, language = ENGLISH }: Props) => {
  const t = wordsIn(language, 'formPage')
  return (
    <div className={styles.notes}>
      <Notes title={t('next')} items={[{ key: 'keep', text: t('keepNumber') }, ...next]} />
      {more && <div className={`${styles.more} no-print`}>{more}</div>}
    </div>
  )
}
