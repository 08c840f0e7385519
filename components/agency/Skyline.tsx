import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Skyline.module.css'

/** The files in public/images/skylines by country. */
const FILES = {
  AE: 'uae',
  SA: 'saudi-arabia',
  OM: 'oman',
  QA: 'qatar',
  BH: 'bahrain',
  KW: 'kuwait',
  SG: 'singapore',
  MY: 'malaysia',
  IN: 'mumbai',
} as const

const hasFile = (iso2: string): iso2 is keyof typeof FILES => Object.hasOwn(FILES, iso2)

type Props = {
  iso2: string
  className?: string
  /** True if the place is named beside it. */
  isDecoration?: boolean
  language?: Language
}

/**
 * The skyline of a destination in the text colour; nothing for a place without a drawing. A mask
 * image, so that the drawing is cached and not part of the HTML.
 */
export const Skyline = ({
  iso2,
  className = '',
  isDecoration = false,
  language = ENGLISH,
}: Props) => {
  if (!hasFile(iso2)) return null
  const mask = `url("/images/skylines/${FILES[iso2]}.svg")`
  const label = wordsIn(language, 'skylines')(iso2)
  return (
    <span
      className={`${styles.skyline} ${className}`.trim()}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ maskImage: mask, WebkitMaskImage: mask }}
    />
  )
}
