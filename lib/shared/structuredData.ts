import { officeDay } from './format'
import { parseInline } from './inlineText'
import { JOB_INDUSTRIES, type JobIndustry } from './jobIndustries'
import { textParts } from './jobText'
import { paths } from './paths'

/** A thing of schema.org as JSON-LD. */
export type Thing = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

const thing = (type: string, fields: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
})

type Job = {
  id: number
  job_title: string
  company_name: string
  company_logo: string | null
  job_description: string
  location_hiring: string
  iso2: string
  update_at: string
  closing_date: string | null
  candidate_charge: string | null
  employer_confidential: boolean
  vacancies: number | null
  industry: JobIndustry | null
  salary_currency: string | null
  salary_min: number | null
  salary_max: number | null
}

/**
 * Google's JobPosting (docs/product.md §11.1). Null for a job that asks the candidate to pay, which
 * must have none. The page leaves it out for a closed job. The salary comes from the structured
 * fields only; its text must not be parsed.
 */
export const jobPosting = (job: Job, agency: string, siteUrl: string): Thing | null => {
  if (job.candidate_charge === 'amount') return null
  return thing('JobPosting', {
    title: job.job_title,
    description: descriptionHtml(job.job_description),
    datePosted: job.update_at,
    ...(job.closing_date && {
      validThrough: `${officeDay(new Date(job.closing_date))}T23:59:59+05:30`,
    }),
    identifier: { '@type': 'PropertyValue', name: agency, value: String(job.id) },
    hiringOrganization: hiringOrganization(job, siteUrl),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location_hiring,
        addressCountry: job.iso2,
      },
    },
    ...(job.salary_currency && job.salary_min && { baseSalary: baseSalary(job) }),
    ...(job.vacancies && { totalJobOpenings: job.vacancies }),
    ...(job.industry && { industry: JOB_INDUSTRIES[job.industry] }),
    directApply: true,
    url: `${siteUrl}${paths.jobDetails(job.id)}`,
  })
}

const hiringOrganization = (job: Job, siteUrl: string) => ({
  '@type': 'Organization',
  ...(job.employer_confidential
    ? { name: 'confidential' }
    : {
        name: job.company_name,
        ...(job.company_logo && { logo: `${siteUrl}${paths.companyLogo(job.company_logo)}` }),
      }),
})

const baseSalary = ({ salary_currency, salary_min, salary_max }: Job) => ({
  '@type': 'MonetaryAmount',
  currency: salary_currency,
  value: {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...(salary_max && salary_max !== salary_min
      ? { minValue: salary_min, maxValue: salary_max }
      : { value: salary_min }),
  },
})

/** The description as the page shows it: headings, lists, paragraphs and their lines, nothing else. */
export const descriptionHtml = (text: string): string =>
  textParts(text)
    .map(({ kind, lines }) => {
      const texts = lines.map((line) => escapeHtml(line.text))
      if (kind === 'list') return `<ul>${texts.map((item) => `<li>${item}</li>`).join('')}</ul>`
      return kind === 'heading' ? `<h2>${texts.join('')}</h2>` : `<p>${texts.join('<br>')}</p>`
    })
    .join('')

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

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
    ...(facts.address && { address: facts.address }),
    ...(facts.phone && { telephone: facts.phone }),
    ...(facts.email && { email: facts.email }),
    ...(facts.socials.length > 0 && { sameAs: facts.socials.map(({ href }) => href) }),
  })

/** The way to a page, home first. */
export const breadcrumbs = (trail: { label: string; href: string }[], siteUrl: string): Thing =>
  thing('BreadcrumbList', {
    itemListElement: trail.map(({ label, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  })

type Page = {
  slug: string
  title: string
  description: string
  last_reviewed: string
  updatedAt: string
}

export const article = (page: Page, agency: string, siteUrl: string): Thing =>
  thing('Article', {
    headline: page.title,
    description: page.description,
    datePublished: page.last_reviewed,
    dateModified: [page.updatedAt, page.last_reviewed].sort().at(-1),
    author: { '@type': 'Organization', name: agency },
    publisher: { '@type': 'Organization', name: agency },
    mainEntityOfPage: `${siteUrl}${paths.page(page.slug)}`,
    image: `${siteUrl}${paths.sharePage(page.slug)}`,
  })

/** Questions and answers as the page shows them: their inline syntax is taken away. */
export const faq = (items: { question: string; answer: string }[]): Thing | null =>
  items.length === 0
    ? null
    : thing('FAQPage', {
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: plain(question),
          acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
        })),
      })

const plain = (text: string): string =>
  parseInline(text)
    .map((run) => run.text)
    .join('')
