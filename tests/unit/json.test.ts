import { expect, test } from 'vitest'
import { applicationJson } from '@/collections/Applications/shared/json'
import { OPTIONAL_NAMES } from '@/collections/Jobs/shared/fields'
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
  language: 'en',
  updatedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
}

test('the JSON of a job has the specified fields, and says nothing in the optional ones', () => {
  const nothing = Object.fromEntries(OPTIONAL_NAMES.map((name) => [name, null]))
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
    changed_at: '2026-11-21T08:00:00.000Z',
    is_deleted: 'No',
    is_sample: false,
    ...nothing,
    nationalities: [],
    employer_confidential: false,
  })
})

test('application JSON leaves out what staff do not need', () => {
  expect(applicationJson(application)).toEqual({
    id: 9,
    name: 'Asha',
    email: 'asha@example.com',
    country_code: '91',
    mobile: '9820012345',
    position: 'Welder',
    job_id: 7,
    job_title: 'Welder',
    is_sample: false,
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

test.each([null, undefined])(
  'application JSON has job_id 0 when the application is for no job (%o)',
  (job_id) => {
    expect(applicationJson({ ...application, job_id })).toMatchObject({
      job_id: 0,
      job_title: null,
    })
  },
)

test('application JSON without a resume has a null file name', () => {
  expect(applicationJson({ ...application, upload_resume: null }).upload_resume).toBeNull()
})
