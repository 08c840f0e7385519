import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TextJson } from '@/collections/Translations/shared/json'
import { translationProblem } from '@/collections/Translations/shared/translationProblem'
import { wordDiff } from '@/collections/Translations/shared/wordDiff'
import { LANGUAGES, type OtherLanguage } from '@/lib/shared/languages'
import { TextState } from './ClosedText'
import styles from './translate.module.css'

type Props = {
  language: OtherLanguage
  text: TextJson
  /** What was typed here before; undefined: nothing. */
  typed: string | undefined
  /** Why it was not stored. */
  problem: string | null
  isBusy: boolean
  takesFocus: boolean
  /** Null: nothing is typed any more. */
  onType: (text: string | null) => void
  onStore: (text: string, isReviewed: boolean) => void
  onMove: (by: number) => void
}

/** The text that is being translated: what is wrong with it is said while it is typed. */
export const OpenText = ({ language, text, typed, problem, isBusy, takesFocus, ...on }: Props) => {
  const { english, row, older } = text
  const stored = row?.text ?? older?.text ?? ''
  const now = typed ?? stored
  const [isReviewed, setIsReviewed] = useState(row?.state === 'reviewed')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const { name, dir } = LANGUAGES[language]
  const wrong = now.trim() ? translationProblem(english, now) : null
  const canStore = !isBusy && now.trim() !== '' && wrong === null
  const store = () => canStore && on.onStore(now, isReviewed)

  const byKey = (event: KeyboardEvent) => {
    const act = keyAction(event)
    if (!act) return
    event.preventDefault()
    if (act === 'store') store()
    else if (act === 'undo') on.onType(null)
    else if (act === 'copy') on.onType(english)
    else if (act === 'review') setIsReviewed(!isReviewed)
    else on.onMove(act === 'up' ? -1 : 1)
  }
  return (
    <li className={styles.open}>
      <p lang="en" dir="ltr" id={`${id}-english`}>
        {older ? <Changed before={older.english} now={english} /> : english}
      </p>
      <div>
        <textarea
          ref={field}
          lang={language}
          dir={dir}
          rows={4}
          value={now}
          onKeyDown={byKey}
          aria-label={`Translation into ${name}`}
          aria-describedby={`${id}-english ${id}-check`}
          aria-invalid={wrong !== null}
          onChange={({ target }) => on.onType(target.value === stored ? null : target.value)}
        />
        <p id={`${id}-check`} className={wrong || problem ? styles.wrong : undefined} role="status">
          {problem ?? wrong ?? (now.trim() && 'Figures, links and placeholders are the same.')}
        </p>
        <div className={styles.buttons}>
          <button type="button" className={styles.store} disabled={!canStore} onClick={store}>
            {older && now === older.text ? 'Still right, store it' : 'Store and next'}
          </button>
          <button type="button" onClick={() => on.onType(english)}>
            Copy the English
          </button>
          {typed !== undefined && (
            <button type="button" onClick={() => on.onType(null)}>
              Undo
            </button>
          )}
        </div>
      </div>
      <div className={styles.state}>
        <TextState text={text} />
        <label>
          <input
            type="checkbox"
            checked={isReviewed}
            onChange={({ target }) => setIsReviewed(target.checked)}
          />
          Reviewed: I speak <span lang={language}>{name}</span>
        </label>
      </div>
    </li>
  )
}

/** The English with what was added and removed since it was translated. */
const Changed = ({ before, now }: { before: string; now: string }) =>
  wordDiff(before, now).map(({ kind, text }, index) => {
    const key = `${index} ${text}`
    if (kind === 'same') return <span key={key}>{text} </span>
    return kind === 'added' ? <ins key={key}>{text} </ins> : <del key={key}>{text} </del>
  })

const ALT_KEYS: Record<string, 'copy' | 'review' | 'up' | 'down'> = {
  KeyE: 'copy',
  KeyR: 'review',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const keyAction = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'store'
  if (key === 'Escape') return 'undo'
  return altKey ? (ALT_KEYS[code] ?? null) : null
}
