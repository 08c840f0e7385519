'use client'
import { Printer } from 'lucide-react'
import { Button } from './Button'
import styles from './PrintButton.module.css'

/** Prints the page. Not shown where there are no scripts to do it. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button className={styles.print} onClick={() => window.print()}>
    <Printer aria-hidden />
    {children}
  </Button>
)
