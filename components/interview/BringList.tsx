import type { Card } from '@/collections/Interviews/shared/card'
import type { Bring } from '@/collections/Interviews/shared/keys'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './BringList.module.css'

type Props = { card: Card; language: Language }

/** What to bring, to tick off. The ticks stay in the browser. */
export const BringList = ({ card, language }: Props) => {
  const t = wordsIn(language, 'interview')
  if (card.bring.length === 0) return null
  return (
    <div>
      <h3 className={styles.title}>{t('bring')}</h3>
      <ul className={styles.list}>
        {card.bring.map((thing) => {
          const hint = HINTS[thing]
          return (
            <li key={thing}>
              <label>
                <input type="checkbox" />
                <span>
                  {t(thing)}
                  {hint && <small>{t(hint)}</small>}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const HINTS = {
  passport: 'passportText',
  trade_papers: 'trade_papersText',
  photographs: null,
  resume: 'resumeText',
  work_shoes: null,
  licence: 'licenceText',
} as const satisfies Record<Bring, string | null>
