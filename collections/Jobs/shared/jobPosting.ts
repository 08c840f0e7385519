import { officeDay } from '@/lib/shared/format'
import { escapeHtml } from '@/lib/shared/html'
import { paths } from '@/lib/shared/paths'
import { type Thing, thing } from '@/lib/shared/structuredData'
import { textParts } from './descriptionParts'
import { JOB_INDUSTRIES } from './industries'
import type { JobJson } from './json'

/**
 * Google's JobPosting (docs/product.md §11.1). Null unless the job says that the candidate pays nothing:
 * a job that asks the candidate to pay must have none, and one that does not say may ask. The page
 * leaves it out for a closed job. The salary comes from the structured fields only; its text must not be
 * parsed. `left`: the places left of the job's demand, which count before its own vacancies.
 */
export const jobPosting = (
  job: JobJson,
  agency: string,
  siteUrl: string,
  left: number | null = job.vacancies,
): Thing | null => {
  if (job.candidate_charge !== 'none') return null
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
    ...(left && { totalJobOpenings: left }),
    ...(job.industry && { industry: JOB_INDUSTRIES[job.industry] }),
    directApply: true,
    url: `${siteUrl}${paths.jobDetails(job.id)}`,
  })
}

const hiringOrganization = (job: JobJson, siteUrl: string) => ({
  '@type': 'Organization',
  ...(job.employer_confidential
    ? { name: 'confidential' }
    : {
        name: job.company_name,
        ...(job.company_logo && { logo: `${siteUrl}${paths.companyLogo(job.company_logo)}` }),
      }),
})

const baseSalary = ({ salary_currency, salary_min, salary_max }: JobJson) => ({
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

/** The description as HTML: headings, lists and paragraphs, as the page shows it. */
export const descriptionHtml = (text: string): string =>
  textParts(text)
    .map(({ kind, lines }) => {
      const texts = lines.map((line) => escapeHtml(line.text))
      if (kind === 'list') return `<ul>${texts.map((item) => `<li>${item}</li>`).join('')}</ul>`
      return kind === 'heading' ? `<h2>${texts.join('')}</h2>` : `<p>${texts.join('<br>')}</p>`
    })
    .join('')
