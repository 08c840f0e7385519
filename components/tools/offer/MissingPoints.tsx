import { POINT_KEYS, pointNumber } from '@/collections/Tools/offer/shared/points'
import type { Points } from '@/collections/Tools/offer/shared/statement'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Message } from '@/components/tools/shared/Message'
import { SaidRun } from '@/components/tools/shared/Said'
import { Block } from '@/components/tools/shared/ToolPage'
import { ENGLISH } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './MissingPoints.module.css'

type Props = {
  id: string
  /** What the offer is called. */
  offer: string
  points: Points
  sources: readonly ToolSource[]
  words: PageWords
}

/** The twenty points as a strip, the missing ones with what to ask, and all questions to copy. */
export const MissingPoints = ({ id, offer, points, sources, words }: Props) => {
  const { language, text } = words
  const { missing, message } = points
  const t = wordsIn(language, 'offer')
  const total = POINT_KEYS.length
  const count = { n: missing.length, count: String(missing.length) }
  const all = { total: String(total) }
  return (
    <Block
      title={
        missing.length === 0
          ? t('allThere', { offer, ...all })
          : t('missing', { offer, ...count, ...all })
      }
    >
      <div
        className={`${styles.strip} num`}
        role="img"
        aria-label={t('found', { count: String(total - missing.length), ...all })}
      >
        {POINT_KEYS.map((key) => (
          <i key={key} className={missing.some((one) => one.key === key) ? styles.missing : ''}>
            {pointNumber(key)}
          </i>
        ))}
      </div>
      <ul className={styles.list}>
        {missing.map(({ key, number, label, question, law }) => (
          <li key={key}>
            <span className={`${styles.number} num`}>{number}</span>
            <span>
              <b {...text(label)} />
              <small {...text(question)} />
              <small className="no-print">
                <SaidRun lines={law} sources={sources} words={words} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      {message && (
        <details className={`${styles.copy} no-print`}>
          <summary>{t('copyQuestions', count)}</summary>
          {language !== ENGLISH && <p className={`${styles.note} meta`}>{t('messageEnglish')}</p>}
          <Message
            id={id}
            text={message}
            send={wordsIn(language, 'tools')('sendWhatsApp')}
            words={words}
            isEnglish
          />
        </details>
      )}
    </Block>
  )
}
