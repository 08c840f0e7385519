import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './Field'
import styles from './Tick.module.css'

type Props = { name: string; children: ReactNode; error?: string } & ComponentProps<'input'>

/** A checkbox with its label, and the error below. */
export const Tick = ({ name, id = name, children, error, ...input }: Props) => (
  <div className={`${styles.tick} ${error ? styles.wrong : ''}`} data-field>
    <input
      type="checkbox"
      id={id}
      name={name}
      className={styles.box}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
      {...input}
    />
    <label htmlFor={id}>{children}</label>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
)
