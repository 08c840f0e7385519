import styles from './Skyline.module.css'

/** The files in public/images/skylines by country, and what they show. */
const SKYLINES: Record<string, { file: string; label: string }> = {
  AE: { file: 'uae', label: 'Dubai: Burj Khalifa and Burj Al Arab' },
  SA: { file: 'saudi-arabia', label: 'Riyadh: Kingdom Centre and Al Faisaliah' },
  OM: { file: 'oman', label: 'Muscat: Sultan Qaboos Grand Mosque' },
  QA: { file: 'qatar', label: 'Doha: Museum of Islamic Art and West Bay' },
  BH: { file: 'bahrain', label: 'Manama: Bahrain World Trade Center' },
  KW: { file: 'kuwait', label: 'Kuwait City: the Kuwait Towers' },
  SG: { file: 'singapore', label: 'Singapore: Marina Bay Sands' },
  MY: { file: 'malaysia', label: 'Kuala Lumpur: Petronas Towers' },
  IN: { file: 'mumbai', label: 'Mumbai: Gateway of India' },
}

type Props = {
  iso2: string
  className?: string
  /** True if the place is named beside it. */
  isDecoration?: boolean
}

/**
 * The skyline of a destination in the text colour; nothing for a place without a drawing. A mask
 * image, so that the drawing is cached and not part of the HTML.
 */
export const Skyline = ({ iso2, className = '', isDecoration = false }: Props) => {
  const skyline = SKYLINES[iso2]
  if (!skyline) return null
  const mask = `url("/images/skylines/${skyline.file}.svg")`
  return (
    <span
      className={`${styles.skyline} ${className}`.trim()}
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': skyline.label })}
      style={{ maskImage: mask, WebkitMaskImage: mask }}
    />
  )
}
