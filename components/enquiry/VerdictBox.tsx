import { CircleCheck, CircleX, ShieldAlert } from 'lucide'
import type { Verdict } from '@/collections/MessageCheck/shared/checkMessage'
import { sayIn } from '@/components/forms/formWords'
import { Icon } from '@/components/ui/Icon'
import { CircleQuestionMark } from '@/components/ui/iconShapes'
import { paths } from '@/lib/shared/paths'
import type { FormWords } from '@/messages/translated'
import styles from './VerdictBox.module.css'
import { verdictTexts } from './verdictTexts'

const ICONS = {
  ours: CircleCheck,
  lookalike: ShieldAlert,
  unknown: CircleX,
  unreadable: CircleQuestionMark,
}

/** `words`: in another language than English. */
type Props = { verdict: Verdict; words: FormWords | undefined }

/** The verdict on a pasted text, and what to do next. */
export const VerdictBox = ({ verdict, words }: Props) => {
  const { say } = sayIn(words)
  const { title, text } = verdictTexts(verdict)
  const icon = ICONS[verdict.result]
  return (
    <div className={`${styles.verdict} ${styles[verdict.result]}`}>
      <Icon of={icon} />
      <div>
        <p className={styles.title}>{say(title)}</p>
        {verdict.checked && (
          <p className={styles.checked}>
            <bdi>{verdict.checked}</bdi>
          </p>
        )}
        <p>
          <TrueAddress verdict={verdict} words={words} />
          {say(text)}
        </p>
        <NextStep verdict={verdict} words={words} />
      </div>
    </div>
  )
}

/** For a look-alike: the address it really has. */
const TrueAddress = ({ verdict, words }: Props) => {
  const { result, kind, host = '', resembles } = verdict
  const { say, parts } = sayIn(words)
  if (result !== 'lookalike') return null
  if (!resembles) return `${say('It hides signs that no address of ours has.')} `
  const sentence =
    kind === 'email'
      ? 'It ends in <b>{host}</b>, not in <b>{resembles}</b>.'
      : 'It leads to <b>{host}</b>, not to <b>{resembles}</b>.'
  const [before, first, between, second, after] = parts(sentence, { host, resembles })
  return (
    <>
      {before}
      <b>{first}</b>
      {between}
      <b>{second}</b>
      {after}{' '}
    </>
  )
}

const NextStep = ({ verdict: { result }, words }: Props) => {
  const { say, pageAt } = sayIn(words)
  if (result === 'unreadable') return null
  return (
    <p className={styles.step}>
      {result === 'ours' ? (
        <a className="link" href={pageAt(paths.contactUs)}>
          {say('Our phone and address')}
        </a>
      ) : (
        <a className="link" href={pageAt(`${paths.beAware}#form`)}>
          {say('Report this message')}
        </a>
      )}
    </p>
  )
}
