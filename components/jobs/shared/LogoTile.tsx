import { paths } from '@/lib/shared/paths'
import styles from './LogoTile.module.css'

export const DEFAULT_LOGO = '/images/default-company-logo.svg'

/** The address of a company's logo, or of the default picture (docs/product.md §2.10). */
export const logoSrc = (company_logo: string | null): string =>
  company_logo ? paths.companyLogo(company_logo) : DEFAULT_LOGO

type Props = { company_logo: string | null; size?: 's' | 'm' | 'l'; alt?: string }

export const LogoTile = ({ company_logo, size = 's', alt = '' }: Props) => (
  <span className={`${styles.tile} ${size === 's' ? '' : styles[size]}`}>
    {/* biome-ignore lint/performance/noImgElement: already re-encoded to at most 640 px */}
    <img
      src={logoSrc(company_logo)}
      alt={alt}
      width="72"
      height="72"
      loading="lazy"
      decoding="async"
    />
  </span>
)
