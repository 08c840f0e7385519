import { paths } from '@/lib/shared/paths'

export const DEFAULT_LOGO = '/images/default-company-logo.svg'

/** The address of a company's logo, or of the default picture (docs/product.md §2.10). */
export const logoSrc = (company_logo: string | null): string =>
  company_logo ? paths.companyLogo(company_logo) : DEFAULT_LOGO
