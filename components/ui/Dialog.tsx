'use client'
import { X } from 'lucide'
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './Dialog.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The name of the button that closes it, in another language. */
  close?: string
  children: ReactNode
  /** Position and size of a sheet or a drawer. */
  className?: string
  style?: CSSProperties
}

/**
 * A native modal dialog: the browser traps focus and returns it; Esc and a click outside close it.
 * Its content exists only while it is open, so that a page with many dialogs stays small.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  close = 'Close',
  children,
  className = '',
  ...rest
}: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  // Safari does not support closedby="any".
  const onClick = useEffectEvent(({ target }: Event) => target === dialog.current && onClose())
  useEffect(() => {
    const element = dialog.current
    const closeOutside = (event: Event) => void onClick(event)
    element?.addEventListener('click', closeOutside)
    return () => element?.removeEventListener('click', closeOutside)
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      {...rest}
      aria-labelledby={titleId}
      // React passes the event of a dialog within this one, too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
              <Icon of={X} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}
