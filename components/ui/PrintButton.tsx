'use client'
import { Printer } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Button } from './Button'
import styles from './PrintButton.module.css'

type Props = { variant?: 'brand' | 'line'; children: string }

/** Prints the page. Hidden without scripts, which it needs. */
export const PrintButton = ({ variant, children }: Props) => (
  <Button variant={variant} className={styles.print} onClick={() => window.print()}>
    <Icon of={Printer} />
    {children}
  </Button>
)
