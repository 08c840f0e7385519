'use client'
import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Field } from './Field'
import styles from './PasswordField.module.css'

type Props = {
  name: string
  label: string
  hint?: string
  error?: string
  /** The words of the toggle, in another language. */
  words?: typeof WORDS
} & ComponentProps<'input'>

const WORDS = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}

/** A password with a show/hide toggle (docs/product.md §2.14). */
export const PasswordField = ({ label, hint, error, id, words = WORDS, ...input }: Props) => {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.box}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            aria-pressed={isShown}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <Icon of={EyeOff} /> : <Icon of={Eye} />}
            <span aria-hidden>{isShown ? words.hide : words.show}</span>
          </button>
        </span>
      )}
    </Field>
  )
}
