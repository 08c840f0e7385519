'use client'
import { Printer } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Button } from './Button'
import styles from './PrintButton.module.css'

/** Prints the page. Hidden without scripts, which it needs. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button className={styles.print} onClick={() => window.print()}>
    <Icon of={Printer} />
    {children}
  </Button>
)
