import styles from './Skyline.module.css'

/** Files of public/images/skylines, and what is drawn there. */
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
  /** Where the place is named beside it. */
  isDecoration?: boolean
}

/**
 * The drawn skyline of a destination in the colour of the text around it. A mask: the drawing stays
 * out of the page's HTML and is kept by the browser. Nothing for a place without a drawing.
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
