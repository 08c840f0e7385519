import { CircleCheck, TriangleAlert } from 'lucide'
import { type Row, VERDICTS, type Verdict } from '@/collections/Tools/offer/shared/statement'
import { Written } from '@/components/tools/shared/Lines'
import { Sign } from '@/components/tools/shared/Sign'
import { Icon, type IconShape } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './StatementCell.module.css'

type Props = {
  of: 'a' | 'b'
  row: Row | null
  /** What the row is called; an offer that differs names its own. */
  label: string
  /** Whether the sum comes on top of the offer. */
  adds: boolean
  words: PageWords
}

/** What one offer has in a row: a sum, or how it compares with the law. */
export const StatementCell = ({ of, row, label, adds, words }: Props) => {
  if (!row) {
    return (
      <td data-of={of} className={styles.cell}>
        –
      </td>
    )
  }
  const { sum, verdict } = row
  const isGiven = verdict === 'yes' && (row.key === 'food' || row.key === 'room') && !adds
  return (
    <td data-of={of} className={styles.cell}>
      {sum && (
        <span className={adds && sum.minor > 0 ? styles.added : undefined}>
          {sum.text.replace(/^[A-Z]{3} /, '')}
        </span>
      )}
      {verdict &&
        (isGiven && row.lines.length === 0 ? (
          <Given language={words.language} />
        ) : (
          <Mark verdict={verdict} words={words} />
        ))}
      {row.label !== label && <small {...words.text(row.label)} />}
    </td>
  )
}

const Given = ({ language }: { language: Language }) => {
  const t = wordsIn(language, 'offer')
  return (
    <>
      {t('given')}
      <small>{t('noMoney')}</small>
    </>
  )
}

const MARKS: Readonly<Record<Verdict, { look: string | undefined; icon: IconShape | null }>> = {
  above: { look: styles.good, icon: CircleCheck },
  exact: { look: styles.good, icon: CircleCheck },
  yes: { look: styles.good, icon: CircleCheck },
  below: { look: styles.bad, icon: TriangleAlert },
  over: { look: styles.bad, icon: TriangleAlert },
  none: { look: undefined, icon: null },
  ask: { look: styles.ask, icon: null },
}

const Mark = ({ verdict, words }: { verdict: Verdict; words: PageWords }) => {
  const { look, icon } = MARKS[verdict]
  return (
    <span className={`${styles.mark} ${look ?? ''}`}>
      {icon && <Icon of={icon} />}
      {verdict === 'ask' && <Sign kind="unknown" />}
      <Written {...words.text(VERDICTS[verdict])} />
    </span>
  )
}
