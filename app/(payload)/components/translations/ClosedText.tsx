import { Check, Clock, Minus, Pencil } from 'lucide'
import type { TextJson } from '@/collections/Translations/shared/json'
import { Icon } from '@/components/ui/Icon'
import { shortDate } from '@/lib/shared/format'
import { LANGUAGES, type OtherLanguage } from '@/lib/shared/languages'
import styles from './translate.module.css'

type Props = { language: OtherLanguage; text: TextJson; isTyped: boolean; onOpen: () => void }

/** A text beside its translation, with the button that opens it. */
export const ClosedText = ({ language, text, isTyped, onOpen }: Props) => (
  <li>
    <p lang="en" dir="ltr">
      {text.english}
    </p>
    <p lang={language} dir={LANGUAGES[language].dir}>
      {text.row?.text}
    </p>
    <div className={styles.state}>
      <TextState text={text} />
      {isTyped && <span>Typed, not stored</span>}
      <button type="button" onClick={onOpen}>
        {text.row ? 'Change' : 'Translate'}
      </button>
    </div>
  </li>
)

/** What is so about a translation, as a sign and in words. */
export const TextState = ({ text: { row, older } }: { text: TextJson }) => {
  if (row?.state === 'reviewed') {
    return (
      <>
        <b className={styles.reviewed}>
          <Icon of={Check} className="cms-icon" />
          Reviewed
        </b>
        {row.reviewed_at && (
          <span>
            by {row.reviewed_by ?? 'an account that is gone'}, {shortDate(row.reviewed_at)}
          </span>
        )}
      </>
    )
  }
  if (row) {
    return (
      <b className={styles.unreviewed}>
        <Icon of={Pencil} className="cms-icon" />
        Not reviewed
      </b>
    )
  }
  return older ? (
    <b className={styles.older}>
      <Icon of={Clock} className="cms-icon" />
      Older than its English
    </b>
  ) : (
    <b className={styles.missing}>
      <Icon of={Minus} className="cms-icon" />
      Missing
    </b>
  )
}
