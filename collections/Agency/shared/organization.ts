import { type Thing, thing } from '@/lib/shared/structuredData'

type Facts = {
  full_name: string
  licence_number: string
  address: string | null
  phone: string | null
  email: string | null
  socials: { href: string }[]
}

/** The agency, with its registration number. */
export const organization = (facts: Facts, siteUrl: string): Thing =>
  thing('EmploymentAgency', {
    '@id': `${siteUrl}/#agency`,
    name: facts.full_name,
    url: siteUrl,
    logo: `${siteUrl}/icons/icon-512.png`,
    identifier: {
      '@type': 'PropertyValue',
      name: 'Registration number (recruiting agent, India)',
      value: facts.licence_number,
    },
    ...(facts.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: facts.address.replace(/\s*\n\s*/g, ', '),
        addressCountry: 'IN',
      },
    }),
    ...(facts.phone && { telephone: facts.phone }),
    ...(facts.email && { email: facts.email }),
    ...(facts.socials.length > 0 && { sameAs: facts.socials.map(({ href }) => href) }),
  })
