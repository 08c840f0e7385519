import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PublicDemand } from '@/collections/Demands/shared/json'
import { jobJson } from '@/collections/Jobs/shared/json'
import { jobTools } from '@/collections/Tools/entry/jobTools'
import { JobDetails } from '@/components/jobs/JobDetails'
import type { Language } from '@/lib/shared/languages'
import type { Job, SiteSetting } from '@/payload-types'
import { full, plain } from '@/tests/support/candidates/storedJobs'
import { latinIn, textsNotInEnglish } from '@/tests/support/content/readTexts'

// What the page reads of the agency.
const facts = {
  full_name: 'Agency',
  licence_number: 'B-0000',
  licence_valid_until: '2999-04-04',
  official_domain: 'example.com',
} as SiteSetting

/** Of the employer and the number nothing is said when they are confidential. */
const demandOf = (stored: Job): PublicDemand => ({
  named: stored.employer_confidential ? null : { employer: 'Specimen', number: '0000' },
  issued_on: '2026-10-09',
  valid_until: '2999-04-08',
  headcount: 12,
  left: stored.vacancies === 1 ? 0 : 7,
})

const pageOf = (stored: Job, language: Language, isOpen = true): string => {
  const job = jobJson(stored)
  return renderToStaticMarkup(
    createElement(JobDetails, {
      job,
      isOpen,
      demand: demandOf(stored),
      similar: [job, jobJson(plain)],
      facts,
      tools: jobTools(job, new Map()),
      siteUrl: 'https://x.test',
      isIndexed: true,
      language,
    }),
  )
}

const JOBS: [string, Job][] = [
  ['with all facts', { ...full, employer_confidential: true, is_sample: true }],
  ['that costs nothing', { ...full, candidate_charge: 'none', contract_months: 1, vacancies: 1 }],
  ['without optional facts', plain],
]

/** Names, addresses and what is the same in every language. The job's title is part of its link. */
const SAME = [
  ...['ECR', 'ECNR', 'GST', 'eMigrate', 'PBBY', 'QAR', 'emigrate.gov.in', 'Specimen', 'Welder'],
  ...['Agency', 'B-0000', '@example.com', 'https://x.test/hi/job-details/7'],
]

describe.each(JOBS)('the page of a job %s', (_what, job) => {
  test.each([true, false])(
    'says in Hindi all that is not the office’s own (open: %s)',
    (isOpen) => {
      const texts = textsNotInEnglish(pageOf(job, 'hi', isOpen))
      expect(latinIn(texts, SAME)).toEqual([])
      expect(texts.length).toBeGreaterThan(50)
    },
  )

  test('leads from Hindi to pages in Hindi', () => {
    const addresses = [
      ...pageOf(job, 'hi').matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/[^"]*)"/g),
    ].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => !/^\/hi(?:\/|$)/.test(String(address)))).toEqual([])
  })

  test('marks nothing as English on an English page, and leads to English pages', () => {
    const html = pageOf(job, 'en')
    expect(html).not.toMatch(/ (?:lang|dir)="/)
    expect(html).not.toMatch(/[\u0900-\u097f]|"\/hi\b/)
  })
})

test('a shared job says the same in each language, and leads to the page in it', () => {
  const shared = (language: Language) => {
    const [, query = ''] = /wa\.me\/\?text=([^"]*)/.exec(pageOf(full, language)) ?? []
    return decodeURIComponent(query).split('\n')
  }
  expect(shared('en')).toEqual([
    'Welder, Doha, Qatar: QAR 3,200',
    '12 vacancies',
    'Apply until 31 January 2027',
    'Reg. No. B-0000',
    'https://x.test/job-details/7?ref=whatsapp',
  ])
  expect(shared('hi')).toEqual([
    'Welder, Doha, क़तर: QAR 3,200',
    '12 खाली पद',
    '31 जनवरी 2027 तक आवेदन करें',
    'पंजी. सं. B-0000',
    'https://x.test/hi/job-details/7?ref=whatsapp',
  ])
})
