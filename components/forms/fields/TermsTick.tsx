import type { ComponentProps } from 'react'
import { useSay } from '@/components/forms/formWords'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { Tick } from '@/components/ui/Tick'
import { paths } from '@/lib/shared/paths'

/** The terms checkbox of the registration form and of the modals (docs/product.md §3.6). */
export const TermsTick = (props: Omit<ComponentProps<typeof Tick>, 'children'>) => {
  const { say, parts, pageAt } = useSay()
  const [before, terms, after] = parts('I agree to the <a>Terms and Conditions</a>')
  return (
    <Tick {...props}>
      {before}
      <a className="link reach" href={pageAt(paths.terms)} target="_blank" rel="noopener">
        {terms}
        <NewTabHint words={say(' (opens in a new tab)')} />
      </a>
      {after}
    </Tick>
  )
}
