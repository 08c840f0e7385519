import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { questionId } from './Asked'
import styles from './Choices.module.css'
import question from './ToolForm.module.css'

type GroupProps = {
  name: string
  title: string
  hint?: ReactNode
  /** How many stand beside each other on wide screens, and on phones. */
  columns: 2 | 3 | 4
  onPhone?: 1 | 2
  children: ReactNode
  /** Rarer choices, behind a tap. */
  more?: { label: string; isOpen: boolean; choices: ReactNode }
}

/** A question with choices, for Choice children. */
export const Choices = ({
  name,
  title,
  hint,
  columns,
  onPhone = 1,
  children,
  more,
}: GroupProps) => {
  const grid = `${styles.choices} ${styles[`wide${columns}`]} ${styles[`phone${onPhone}`]}`
  return (
    <fieldset className={question.question} id={questionId(name)}>
      <legend className={question.title}>{title}</legend>
      {hint && <p className={question.hint}>{hint}</p>}
      <div className={grid}>{children}</div>
      {more && (
        <details className={styles.more} open={more.isOpen}>
          <summary>
            {more.label}
            <Icon of={ChevronDown} />
          </summary>
          <div className={grid}>{more.choices}</div>
        </details>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  value: string
  chosen: string | null
  note?: string
  /** Beside the words: an icon. */
  icon?: ReactNode
  /** Above the words: a drawing. */
  drawing?: ReactNode
  children: ReactNode
}

/** A radio button as a tile: the whole tile can be tapped. */
export const Choice = ({ name, value, chosen, note, icon, drawing, children }: ChoiceProps) => (
  <label className={`${styles.choice} ${drawing ? styles.drawn : ''}`}>
    {drawing}
    <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
    <span>
      {children}
      {note && <small>{note}</small>}
    </span>
    {icon}
  </label>
)
