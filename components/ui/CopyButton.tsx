'use client'
import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import styles from './CopyButton.module.css'

type Props = { of: string; label?: string; done?: string }

/** Copies the text of an element. Hidden without scripts, which it needs: the text can be selected. */
export const CopyButton = ({ of, label = 'Copy', done = 'Copied' }: Props) => {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Button
      variant="brand"
      className={styles.copy}
      onClick={async () => setIsCopied(await copyText(document.getElementById(of)))}
    >
      <Icon of={isCopied ? Check : Copy} />
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  )
}

/** Where the clipboard is not allowed (http, old phones), the text is selected, ready to copy by hand. */
const copyText = async (element: HTMLElement | null): Promise<boolean> => {
  if (!element) return false
  try {
    await navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    window.getSelection()?.selectAllChildren(element)
    return false
  }
}
