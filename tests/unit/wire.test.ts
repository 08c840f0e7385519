import { expect, test } from 'vitest'
import { applicationJson } from '@/collections/Applications/shared/json'
import { jobJson } from '@/collections/Jobs/shared/json'
import type { Application, Country, Job } from '@/payload-types'

const country: Country = {
  id: 3,
  iso2: 'AE',
  name: 'United Arab Emirates',
  short_name: 'UAE',
  country_code: '971',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const job: Job = {
  id: 7,
  job_title: 'Welder',
  company_name: 'Specimen',
  salary: 'AED 2,000',
  country_id: country,
  location_hiring: 'Dubai',
  skill_keyword: 'Welding',
  job_education: 'ITI',
  job_description: 'Weld',
  experience: '2 years',
  is_deleted: 'No',
  posted_at: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-19T08:00:00.000Z',
}

const application: Application = {
  id: 9,
  name: 'Asha',
  email: 'asha@example.com',
  country_code: '91',
  mobile: '9820012345',
  position: 'Welder',
  job_id: job,
  upload_resume: 'a.pdf',
  reference: 'AP-26-1234567',
  dedupe_key: 's:secret',
  phone_e164: '+919820012345',
  stage: 'new',
  revision: 0,
  source: 'website',
  updatedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
}

test('a job in a response has the fields of docs/product.md §3.1 and a short country name', () => {
  expect(jobJson(job)).toEqual({
    id: 7,
    job_title: 'Welder',
    company_name: 'Specimen',
    company_logo: null,
    salary: 'AED 2,000',
    country_id: 3,
    name: 'UAE',
    iso2: 'AE',
    location_hiring: 'Dubai',
    skill_keyword: 'Welding',
    job_education: 'ITI',
    job_description: 'Weld',
    experience: '2 years',
    update_at: '2026-11-20T08:00:00.000Z',
    is_deleted: 'No',
    industry: null,
    candidate_charge: null,
    changed_at: '2026-11-21T08:00:00.000Z',
    closing_date: null,
    candidate_charge_amount: null,
    vacancies: null,
    salary_currency: null,
    salary_min: null,
    salary_max: null,
    contract_months: null,
    food: null,
    accommodation: null,
    transport: null,
    ecr: null,
    interview_date: null,
    interview_place: null,
    nationalities: [],
    employer_confidential: false,
  })
})

test('an application goes out without what the office does not need', () => {
  expect(applicationJson(application)).toEqual({
    id: 9,
    name: 'Asha',
    email: 'asha@example.com',
    country_code: '91',
    mobile: '9820012345',
    position: 'Welder',
    job_id: 7,
    job_title: 'Welder',
    upload_resume: 'a.pdf',
    reference: 'AP-26-1234567',
    created_at: '2026-11-21T08:00:00.000Z',
    stage: 'new',
    revision: 0,
    is_starred: false,
    has_note: false,
    seen: false,
    source: 'website',
    phone_e164: '+919820012345',
    phone_valid: false,
    resume_name: null,
    resume_type: null,
    resume_size: null,
    whatsapp_consent: false,
    keep_consent: false,
    consent_at: null,
  })
})

test.each([null, undefined])('an application for no job says job 0 (%o)', (job_id) => {
  expect(applicationJson({ ...application, job_id })).toMatchObject({ job_id: 0, job_title: null })
})

test('an application without a resume says so', () => {
  expect(applicationJson({ ...application, upload_resume: null }).upload_resume).toBeNull()
})
