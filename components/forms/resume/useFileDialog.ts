'use client'
import { type RefObject, useEffect, useState } from 'react'

/** Whether the file dialog of an input is open. `onCancel`: it was closed without choosing a file. */
export const useFileDialog = (input: RefObject<HTMLInputElement | null>, onCancel: () => void) => {
  const [isDialogOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = input.current
    if (!isDialogOpen || !element) return
    const closed = new AbortController()
    const close = () => setOpen(false)
    const cancel = () => {
      close()
      onCancel()
    }
    element.addEventListener('cancel', cancel, { signal: closed.signal })
    element.addEventListener('change', close, { signal: closed.signal })
    // Browsers without the cancel event return the focus to the window.
    window.addEventListener('focus', close, { signal: closed.signal })
    return () => closed.abort()
  }, [isDialogOpen, input, onCancel])

  return { isDialogOpen, openDialog: () => setOpen(true) }
}
