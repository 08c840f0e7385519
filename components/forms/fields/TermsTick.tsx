import type { ComponentProps } from 'react'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { Tick } from '@/components/ui/Tick'
import { paths } from '@/lib/shared/paths'

/** The terms checkbox of the registration form and of the modals (docs/product.md §3.6). */
export const TermsTick = (props: Omit<ComponentProps<typeof Tick>, 'children'>) => (
  <Tick {...props}>
    I agree to the{' '}
    <a className="link reach" href={paths.terms} target="_blank" rel="noopener">
      Terms and Conditions
      <NewTabHint />
    </a>
  </Tick>
)
