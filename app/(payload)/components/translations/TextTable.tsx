'use client'
import { useState } from 'react'
import type { TextJson } from '@/collections/Translations/shared/json'
import { useAskBeforeLeaving } from '@/lib/client/useAskBeforeLeaving'
import { LANGUAGES, type OtherLanguage } from '@/lib/shared/languages'
import { ClosedText } from './ClosedText'
import { OpenText } from './OpenText'
import { isOpen, nextOpen } from './openTexts'
import { storeTranslation } from './storeTranslations'
import styles from './translate.module.css'

type Props = { language: OtherLanguage; page: string; given: TextJson[] }

const BROKEN = 'The connection broke off. Nothing was stored; what you typed is still here.'

/**
 * The texts of a page, the English beside the translation; one of them is open. What was typed stays
 * when another one is opened.
 */
export const TextTable = ({ language, page, given }: Props) => {
  const [texts, setTexts] = useState(given)
  const [opened, setOpened] = useState(() => nextOpen(given, -1) ?? 0)
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  // The field takes the focus once somebody has moved, not when the page opens.
  const [hasMoved, setHasMoved] = useState(false)

  const open = (index: number) => {
    setProblem(null)
    setHasMoved(true)
    setOpened(Math.min(Math.max(index, 0), texts.length - 1))
  }
  const type = (index: number, text: string | null) => {
    const now = new Map(typed)
    if (text === null) now.delete(index)
    else now.set(index, text)
    setTyped(now)
  }
  const store = async (index: number, text: string, isReviewed: boolean) => {
    const asked = texts[index]
    if (!asked || isBusy) return
    setIsBusy(true)
    setProblem(null)
    const known = asked.row ?? asked.older
    const state = isReviewed ? 'reviewed' : 'unreviewed'
    const body = { language, page, english: asked.english, text, state }
    // Without it a change by a colleague would be overwritten.
    const began = known && { updatedAt: known.updatedAt }
    try {
      const answer = await storeTranslation(known?.id ?? null, { ...body, ...began })
      if (answer.row) {
        const changed = texts.with(index, { english: asked.english, row: answer.row, older: null })
        setTexts(changed)
        type(index, null)
        open(nextOpen(changed, index) ?? index)
      } else setProblem(answer.problem ?? BROKEN)
    } catch {
      setProblem(BROKEN)
    }
    setIsBusy(false)
  }

  useAskBeforeLeaving(typed.size > 0)

  const left = texts.filter(isOpen).length
  return (
    <>
      <p role="status">
        {left === 0
          ? `Nothing is missing in ${LANGUAGES[language].name}.`
          : `${left} of ${texts.length} texts have no translation: readers see English there.`}
      </p>
      <ol className={styles.texts}>
        {texts.map((text, index) =>
          index === opened ? (
            <OpenText
              key={text.english}
              language={language}
              text={text}
              typed={typed.get(index)}
              problem={problem}
              isBusy={isBusy}
              takesFocus={hasMoved}
              onType={(now) => type(index, now)}
              onStore={(now, isReviewed) => store(index, now, isReviewed)}
              onMove={(by) => open(index + by)}
            />
          ) : (
            <ClosedText
              key={text.english}
              language={language}
              text={text}
              isTyped={typed.has(index)}
              onOpen={() => open(index)}
            />
          ),
        )}
      </ol>
      <p className={styles.keys}>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> save, next one without a translation · <kbd>Alt</kbd>{' '}
        <kbd>R</kbd> reviewed · <kbd>Alt</kbd> <kbd>E</kbd> copy the English · <kbd>Alt</kbd>{' '}
        <kbd>↑</kbd> <kbd>↓</kbd> other text · <kbd>Esc</kbd> undo
      </p>
    </>
  )
}
