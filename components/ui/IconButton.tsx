import type { ComponentProps } from 'react'
import { Icon, type IconShape } from './Icon'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  of: IconShape
  /** What it does: its name, which is also shown by the pointer. */
  label: string
}

/** A button that is only an icon. */
export const IconButton = ({ of, label, ...rest }: Props) => (
  <button type="button" className={styles.button} aria-label={label} title={label} {...rest}>
    <Icon of={of} />
  </button>
)
