import type { MenuItem, NavLink } from '@/collections/Agency/shared/navigation'
import { Flag } from '@/components/ui/Flag'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'

type Props = MenuItem &
  NavLink & {
    /** Paths without a published page. */
    missing: string[]
    /** The language of the page; the label is in English. */
    language: Language
    className?: string
  }

/** An entry of the navigation, countries with a flag; plain text when its page is not published. */
export const EntryLink = ({ label, href, iso2, newTab, missing, language, className }: Props) => {
  const words = (
    <>
      {iso2 && <Flag iso2={iso2} />}
      {translated(language, 'navigation', label)}
    </>
  )
  if (missing.includes(href)) return <span className={className}>{words}</span>
  return (
    <a
      className={className}
      href={linkIn(href, language)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {words}
      {newTab && <NewTabHint words={wordsIn(language, 'forms')('newTab')} />}
    </a>
  )
}
