/** The messages of the fields that each form needs, in the form's order (docs/product.md §5). */
export const EMPTY_FORMS = {
  application: {
    name: 'Your name is required',
    email: 'Email is required',
    country_code: 'Country code is required',
    mobile: 'Mobile no is required',
    position: 'Position is required',
    resume: 'Resume is required',
  },
  registration: {
    full_name: 'Full name is required',
    country_code: 'You must select the country code',
    whatsup_no: 'Whatsapp number is required',
    email: 'Email is required',
    current_location: 'Current location is required',
    category: 'Industry is required',
    position: 'Position is required',
    gulf_exp: 'Gulf experience is required',
    india_exp: 'India experience is required',
    resume: 'Resume is required',
    terms: 'You must accept the Terms and conditions',
  },
  job: {
    job_title: 'Job Title is required',
    company_name: 'Company name is required',
    salary: 'Monthly salary is required',
    country_id: 'Country is required',
    location_hiring: 'Job location is required',
    skill_keyword: 'Skills are required',
    job_education: 'Education is required',
    job_description: 'Job description is required',
    experience: 'Experience is required',
  },
} as const

/** The fields of a form, each left out. */
export const leftOut = (form: object): Record<string, undefined> =>
  Object.fromEntries(Object.keys(form).map((field) => [field, undefined]))
