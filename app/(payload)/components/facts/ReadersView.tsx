'use client'
import { useFormFields } from '@payloadcms/ui'
import { figuresLeftOut } from '@/collections/Facts/shared/figures'
import { shortDate } from '@/lib/shared/format'
import styles from './facts.module.css'

const SHOWN = ['label', 'value', 'sentence', 'source.title', 'source.publisher', 'checked']

/** The fact as pages show it, while somebody edits it, and what a change of its value left behind. */
export const ReadersView = () => {
  const [label, value, sentence, title, publisher, checked] = useFormFields(([fields]) =>
    SHOWN.map((path) => String(fields[path]?.value ?? '')),
  )
  const oldAmount = useFormFields(([{ value: now, amount, unit }]) =>
    now?.value !== now?.initialValue && amount?.value === amount?.initialValue
      ? [amount?.value, unit?.value].filter((part) => part != null && part !== '').join(' ')
      : '',
  )
  if (!value || !sentence) return null
  const missing = figuresLeftOut(value, sentence)
  const isDate = !Number.isNaN(Date.parse(checked ?? ''))
  return (
    <section className={styles.side}>
      <h2>As readers see it</h2>
      <p className={styles.sentence}>
        {label}: {value}
      </p>
      <p className={styles.sentence}>{sentence}</p>
      <p className={styles.meta}>
        {[title, publisher].filter(Boolean).join(', ')}.
        {isDate && ` Checked ${shortDate(checked ?? '')}.`}
      </p>
      <div role="status">
        {missing.length > 0 && (
          <p className={styles.mismatch}>
            The value says {missing.join(' and ')}, the plain sentence does not. Change both.
          </p>
        )}
        {/\d/.test(oldAmount) && (
          <p className={styles.mismatch}>
            The tools still calculate with {oldAmount}. If that changed too, change the amount.
          </p>
        )}
      </div>
    </section>
  )
}
