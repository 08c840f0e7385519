import { Printer } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Button } from './Button'
import styles from './PrintButton.module.css'

type Props = { variant?: 'brand' | 'line'; children: string }

/** Prints the page (lib/client/inline/menus.ts). Hidden without scripts, which it needs. */
export const PrintButton = ({ variant, children }: Props) => (
  <Button variant={variant} className={styles.print} data-print data-plain>
    <Icon of={Printer} />
    {children}
  </Button>
)
