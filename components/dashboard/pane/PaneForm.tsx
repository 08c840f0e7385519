'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import styles from './DepartureSteps.module.css'

type Props = Pick<ComponentProps<'form'>, 'onSubmit' | 'onChange' | 'children'> & {
  /** Of the form, for screen readers. */
  label: string
  isBusy: boolean
  /** What the button does, and what it says meanwhile. */
  save?: [does: string, busy: string]
  /** More buttons, before Cancel. */
  more?: ReactNode
  onClose: () => void
}

/** A form that opens inside a pane, in the place of a line. Esc closes it, and the pane stays open. */
export const PaneForm = ({
  label,
  isBusy,
  save = SAVE,
  more,
  onClose,
  children,
  ...form
}: Props) => (
  <form
    className={styles.form}
    noValidate
    aria-label={label}
    {...form}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onClose()
    }}
  >
    {children}
    <span className={styles.buttons}>
      <Button type="submit" size="small" variant="brand" disabled={isBusy}>
        {save[isBusy ? 1 : 0]}
      </Button>
      {more}
      <Button size="small" onClick={onClose}>
        Cancel
      </Button>
    </span>
  </form>
)

const SAVE: [string, string] = ['Save', 'Saving…']
