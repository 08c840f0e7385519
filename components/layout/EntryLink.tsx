import type { MenuItem, NavLink } from '@/collections/Agency/shared/navigation'
import { Flag } from '@/components/ui/Flag'
import { NewTabHint } from '@/components/ui/NewTabHint'

type Props = MenuItem &
  NavLink & {
    /** Paths without a published page. */
    missing: string[]
    className?: string
  }

/** An entry of the navigation, countries with a flag; plain text when its page is not published. */
export const EntryLink = ({ label, href, iso2, newTab, missing, className }: Props) => {
  const words = (
    <>
      {iso2 && <Flag iso2={iso2} />}
      {label}
    </>
  )
  if (missing.includes(href)) return <span className={className}>{words}</span>
  return (
    <a className={className} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {words}
      {newTab && <NewTabHint />}
    </a>
  )
}
