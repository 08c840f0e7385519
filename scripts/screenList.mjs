// The screens that npm run screens takes pictures of.

/**
 * Each screen: its address, who is signed in, whether the whole page is shown, and what is done
 * first.
 */
export async function screensOf(site, { isWhole, hasStrain }) {
  const { url } = site
  const { jobs } = await (await fetch(`${url}/php/joblist.php`)).json()
  const job = jobs[0].id
  const strained = hasStrain ? await postStrain(site) : null
  const panel = (name) => ({ path: `/managejobs?panel=${name}`, office: true })
  const openFirst = (page) => page.locator('main table tbody a, main ul a').first().click()
  return {
    home: { path: '/', whole: isWhole },
    'home-first': { path: '/' },
    popup: { path: '/', popup: true },
    drawer: {
      path: '/',
      only: 360,
      act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    },
    menu: {
      path: '/',
      only: 1440,
      act: (page) => page.locator('header nav button').first().click(),
    },
    'job-list': { path: '/job-list', whole: isWhole },
    'list-filters': {
      path: '/job-list',
      only: 360,
      act: (page) => page.getByText('Filters').first().click(),
    },
    'list-empty': { path: '/job-list?q=zzzz', whole: true },
    job: { path: `/job-details/${job}`, whole: isWhole },
    apply: { path: `/apply-job/${job}`, whole: true },
    'apply-errors': {
      path: `/apply-job/${job}`,
      whole: true,
      act: (page) => page.getByRole('button', { name: 'Send Application' }).click(),
    },
    registration: { path: '/registration', whole: isWhole },
    article: { path: '/fake-gulf-job-offers', whole: true },
    articles: { path: '/articles', whole: true },
    country: { path: '/jobs-in-doha', whole: isWhole },
    industry: { path: '/construction-industry', whole: true },
    industries: { path: '/industries', whole: true },
    contact: { path: '/contact-us', whole: true },
    'check-messages': { path: '/how-we-check-messages', whole: true },
    partner: { path: '/partner-with-us', whole: true },
    about: { path: '/about-us', whole: true },
    'be-aware': { path: '/BeAwareModal', whole: true },
    'site-map': { path: '/site-map', whole: true },
    'not-found': { path: '/no-such-page', whole: true },
    login: { path: '/login' },
    overview: { ...panel('overview'), whole: isWhole },
    jobs: panel('jobs'),
    candidates: panel('candidates'),
    candidate: { ...panel('candidates'), act: openFirst },
    registrations: panel('registrations'),
    registrant: { ...panel('registrations'), act: openFirst },
    enquiries: panel('enquiries'),
    outbox: panel('outbox'),
    privacy: { ...panel('privacy'), whole: true },
    profile: { ...panel('profile'), whole: true },
    'candidates-empty': { path: '/managejobs?panel=candidates&search=zzzz', office: true },
    ...(strained && {
      'strained-job': { path: `/job-details/${strained}`, whole: true },
      'strained-list': { path: '/job-list', whole: true },
      'strained-home': { path: '/', whole: true },
      'strained-apply': { path: `/apply-job/${strained}`, whole: true },
      'strained-jobs': panel('jobs'),
      'strained-candidates': panel('candidates'),
      'strained-candidate': { ...panel('candidates'), act: openFirst },
    }),
    addjob: { path: '/addjob', office: true, whole: true },
    'edit-job': { path: `/edit-job/${job}`, office: true, whole: true },
  }
}

/** A job that tests the layout: long words, other scripts, no logo. */
async function postStrain({ url, token }) {
  const send = async (call, fields, headers) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return (await fetch(`${url}/php/${call}.php`, { method: 'POST', body, headers })).json()
  }
  const { country } = await (await fetch(`${url}/php/country_list.php`)).json()
  const { job_id } = await send(
    'jobpost',
    {
      job_title:
        'Senior Instrumentation and Control Systems Commissioning Superintendent (Offshore)',
      company_name: `Specimen ${'Petroleum Services and General Contracting '.repeat(3)}WLL`,
      salary: 'QAR 13,200 - 13,600 with overtime, food and a room for the family',
      country_id: country[0].id,
      location_hiring: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      skill_keyword: `${'PLC, DCS, SIL, '.repeat(6)}Supercalifragilisticexpialidocious`,
      job_education: 'B.E. / B.Tech. in Instrumentation, Electronics or Electrical Engineering',
      job_description: `${'Word '.repeat(120)}\n\n${'Unbroken'.repeat(30)}`,
      experience: 'At least 12 years, of these 6 in the Gulf',
    },
    { authorization: `Bearer ${token}` },
  )
  const resume = new File(['%PDF-1.4\nstartxref\n9\n%%EOF'], 'cv.pdf', { type: 'application/pdf' })
  const names = [
    'محمد عبدالرحمن خان',
    'মোহাম্মদ আব্দুর রহমান চৌধুরী',
    `${'Venkatanarasimharajuvaripeta '.repeat(3)}Rao`,
  ]
  for (const [at, name] of names.entries()) {
    const person = { name, email: `strain-${at}-${'long-'.repeat(6)}@candidate.example` }
    await send('job_applied', {
      ...person,
      country_code: '91',
      mobile: `981230000${at}`,
      position: 'Instrument technician',
      job_id: String(job_id),
      resume,
    })
  }
  return job_id
}
