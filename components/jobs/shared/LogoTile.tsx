import styles from './LogoTile.module.css'
import { logoSrc } from './logo'

type Props = { company_logo: string | null; size?: 's' | 'm' | 'l'; alt?: string }

export const LogoTile = ({ company_logo, size = 's', alt = '' }: Props) => (
  <span className={`${styles.tile} ${size === 's' ? '' : styles[size]}`}>
    {/* biome-ignore lint/performance/noImgElement: already re-encoded to at most 640 px */}
    <img
      className={styles.logo}
      src={logoSrc(company_logo)}
      alt={alt}
      width="72"
      height="72"
      loading="lazy"
      decoding="async"
    />
  </span>
)
