'use client'
import { Check, CircleQuestionMark, X } from 'lucide'
import { type LaunchPoint, pointDefinition } from '@/collections/Launch/shared/points'
import { MAIL_SERVER_HREF } from '@/collections/Mails/shared/mailServer'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { shortDate } from '@/lib/shared/format'
import { ConfirmPoint } from './ConfirmPoint'
import styles from './LaunchPanel.module.css'
import { RemoveSamples } from './RemoveSamples'

const STATES = {
  done: { icon: Check, word: 'Done', className: styles.done },
  todo: { icon: X, word: 'To do', className: styles.todo },
  confirm: { icon: CircleQuestionMark, word: 'To confirm', className: styles.confirm },
}

type Props = {
  point: LaunchPoint
  opened: string | null
  onOpen: (key: string | null) => void
  isBusy: boolean
  onAct: (body: object) => Promise<void>
}

/** One point: its state in words and as a sign, what is so, and what to do. */
export const PointLine = ({ point, opened, onOpen, isBusy, onAct }: Props) => {
  const { key, state, text, shown, confirmed } = point
  const { icon, word, className } = STATES[state]
  const { title, href = point.href } = pointDefinition(key)
  const isOpened = opened === key
  const canTest = key === 'mail' && href !== MAIL_SERVER_HREF
  return (
    <li id={`point-${key}`} className={isOpened ? styles.opened : styles.point}>
      <span className={`${styles.state} ${className}`}>
        <Icon of={icon} />
        {word}
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        {isOpened ? (
          <ConfirmPoint
            point={point}
            isBusy={isBusy}
            onConfirm={(answer, note) =>
              onAct({ action: 'confirm', point: key, about: point.about, answer, note })
            }
            onCancel={() => onOpen(null)}
          />
        ) : (
          <p>
            {shown && <>{shown} </>}
            {confirmed
              ? `${answerText(point)}Confirmed by ${confirmed.by}, ${shortDate(confirmed.at)}.`
              : text}
          </p>
        )}
      </div>
      {!isOpened && (
        <span className={`${styles.actions} no-print`}>
          <RemoveSamples point={point} isBusy={isBusy} onAct={onAct} />
          {canTest && (
            <Button size="small" disabled={isBusy} onClick={() => onAct({ action: 'test-mail' })}>
              Send a test mail
            </Button>
          )}
          {href && (
            <a className="link" href={href}>
              {state === 'todo' && !canTest ? 'Change' : 'See'}
              <span className="sr-only"> {title}</span>
            </a>
          )}
          {state !== 'todo' && point.about !== undefined && (
            <Button size="small" onClick={() => onOpen(key)}>
              {state === 'done' ? 'Answer again' : 'Answer'}
              <span className="sr-only">: {title}</span>
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

const answerText = ({ key, confirmed }: LaunchPoint): string => {
  const { answers } = pointDefinition(key)
  const words = answers && confirmed ? answers[confirmed.answer] : ''
  const note = confirmed?.note
  if (!words) return note ? `${note}. ` : ''
  return `${words}${note ? `: ${note}` : ''}. `
}
