import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { questionId } from './Asked'
import styles from './ToolForm.module.css'

type FormProps = { action: string; submit: string; children: ReactNode }

/** The questions of a tool: a GET form, so that the answer has an address and needs no script. */
export const ToolForm = ({ action, submit, children }: FormProps) => (
  <form action={action} className="no-print" data-static="tool-form" data-plain>
    {children}
    <Button type="submit" variant="brand" size="wide" className={styles.submit}>
      {submit}
    </Button>
  </form>
)

type QuestionProps = { name: string; title: string; hint?: string; children: ReactNode }

/** A question with one field under it, whose label is the title. */
export const ToolQuestion = ({ name, title, hint, children }: QuestionProps) => (
  <div className={styles.question} id={questionId(name)}>
    <label className={styles.title} htmlFor={`${questionId(name)}-field`}>
      {title}
    </label>
    {hint && (
      <p className={styles.hint} id={`${questionId(name)}-hint`}>
        {hint}
      </p>
    )}
    {children}
  </div>
)

/** The attributes that connect the field of a ToolQuestion to its title and hint. */
export const fieldOf = (name: string) => ({
  id: `${questionId(name)}-field`,
  name,
  'aria-describedby': `${questionId(name)}-hint`,
  className: styles.input,
})
