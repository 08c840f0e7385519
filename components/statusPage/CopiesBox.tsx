import { CircleCheck, Clock3 } from 'lucide'
import type { CandidateCopy } from '@/collections/Papers/shared/copies'
import type { StatusView } from '@/collections/StatusPage/shared/json'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { FORM_SCREENS, formWords, wordsIn } from '@/messages/wordsIn'
import styles from './CopiesBox.module.css'
import { SendCopy } from './SendCopy'

type Props = { view: StatusView; language: Language }

/** The copies of papers that the office asked for: how to send each, and which have arrived. */
export const CopiesBox = ({ view: { copies, token }, language }: Props) => {
  const t = wordsIn(language, 'copies')
  if (copies.length === 0) return null
  const asked = copies.filter(({ state }) => state === 'asked')
  const others = copies.filter(({ state }) => state !== 'asked')
  return (
    <section id="copies" className={`${styles.copies} no-print`} aria-labelledby="copies-title">
      <h2 id="copies-title">{t('title')}</h2>
      {asked.length > 0 && <p>{t('how')}</p>}
      {asked.map(({ id, paper, why, day }) => (
        <article key={id} className={styles.asked} aria-labelledby={`copy-${id}`}>
          <h3 id={`copy-${id}`}>{t('sendUs', { paper })}</h3>
          <p>{why}</p>
          <p className={styles.until}>{t('until', { date: day })}</p>
          <SendCopy token={token} id={id} words={formWords(language, FORM_SCREENS.copy)} />
        </article>
      ))}
      {asked.length > 0 && (
        <p className="meta">
          {t('onlyHere')} {t('who')}
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((copy) => (
            <Other key={copy.id} copy={copy} language={language} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Other = ({ copy, language }: { copy: CandidateCopy; language: Language }) => {
  const { state, paper, day } = copy
  const t = wordsIn(language, 'copies')
  const isHere = state === 'received'
  return (
    <li data-state={state}>
      <Icon of={isHere ? CircleCheck : Clock3} />
      <span>
        <b>{paper}</b> {isHere ? t('gotIt', { date: day }) : t('over')}
      </span>
    </li>
  )
}
