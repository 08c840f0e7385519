import { CircleCheck, CircleX, ShieldAlert } from 'lucide'
import type { Verdict } from '@/collections/MessageCheck/shared/checkMessage'
import { Icon } from '@/components/ui/Icon'
import { CircleQuestionMark } from '@/components/ui/iconShapes'
import { paths } from '@/lib/shared/paths'
import styles from './VerdictBox.module.css'
import { verdictTexts } from './verdictTexts'

const ICONS = {
  ours: CircleCheck,
  lookalike: ShieldAlert,
  unknown: CircleX,
  unreadable: CircleQuestionMark,
}

/** The verdict on a pasted text, and what to do next. */
export const VerdictBox = ({ verdict }: { verdict: Verdict }) => {
  const { title, text } = verdictTexts(verdict)
  const icon = ICONS[verdict.result]
  return (
    <div className={`${styles.verdict} ${styles[verdict.result]}`}>
      <Icon of={icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {verdict.checked && <p className={styles.checked}>{verdict.checked}</p>}
        <p>
          <TrueAddress verdict={verdict} />
          {text}
        </p>
        <NextStep result={verdict.result} />
      </div>
    </div>
  )
}

/** For a look-alike: the address it really has. */
const TrueAddress = ({ verdict: { result, kind, host, resembles } }: { verdict: Verdict }) => {
  if (result !== 'lookalike') return null
  if (!resembles) return 'It hides signs that no address of ours has. '
  const [ends, not] = kind === 'email' ? ['It ends in', 'not in'] : ['It leads to', 'not to']
  return (
    <>
      {ends} <b>{host}</b>, {not} <b>{resembles}</b>.{' '}
    </>
  )
}

const NextStep = ({ result }: Pick<Verdict, 'result'>) => {
  if (result === 'unreadable') return null
  return (
    <p className={styles.step}>
      {result === 'ours' ? (
        <a className="link" href={paths.contactUs}>
          Our phone and address
        </a>
      ) : (
        <a className="link" href={`${paths.beAware}#form`}>
          Report this message
        </a>
      )}
    </p>
  )
}
