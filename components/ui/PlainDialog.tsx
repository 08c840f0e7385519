import { X } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'
import { Icon } from './Icon'

type Props = {
  id: string
  title: ReactNode
  children: ReactNode
  className?: string
  /** The name of the button that closes it, in another language. */
  close?: string
}

/**
 * A modal dialog that needs no React: `data-opens={id}` opens it (lib/client/inline/menus.ts), and
 * `data-closes`, a link in it, Esc and a click outside close it. The browser traps the focus and
 * returns it. For what React opens, and for content that is made on opening: Dialog.
 */
export const PlainDialog = ({ id, title, children, className = '', close = 'Close' }: Props) => (
  <dialog
    id={id}
    className={`${styles.dialog} ${className}`}
    aria-labelledby={`${id}-title`}
    data-plain
    data-static={id}
  >
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      <button type="button" className={styles.close} aria-label={close} data-closes>
        <Icon of={X} />
      </button>
    </div>
    <div className={styles.body}>{children}</div>
  </dialog>
)
