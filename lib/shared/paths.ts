/** The parameter of Post a Job that names the job to start from. */
export const COPY_PARAMETER = 'copy'

/** Every address that code builds, in one place. Ids are numbers, or 'general' for no specific job. */
export const paths = {
  home: '/',
  /** Where the proxy leads what leads nowhere; shown under the address that was asked for. */
  notFound: '/404-page-not-found',
  jobList: '/job-list',
  jobDetails: (id: number) => `/job-details/${id}`,
  applyJob: (id: number | 'general') => `/apply-job/${id}`,
  registration: '/registration',
  login: '/login',
  manageJobs: '/managejobs',
  addJob: '/addjob',
  /** A candidate's own page, by the signed token of the confirmation. */
  myApplication: (token: string) => `/my-application/${token}`,
  copyJob: (id: number) => `/addjob?${COPY_PARAMETER}=${id}`,
  editJob: (id: number) => `/edit-job/${id}`,
  articles: '/articles',
  pressReleases: '/press-release',
  industries: '/industries',
  siteMap: '/site-map',
  page: (slug: string) => `/${slug}`,
  shareJob: (id: number) => `/share/job/${id}`,
  sharePage: (slug: string) => `/share/page/${slug}`,
  feed: (name: string) => `/feed/${name}.xml`,
  contactUs: '/contact-us',
  grievanceForm: '/grievance-form',
  partnerWithUs: '/partner-with-us',
  beAware: '/BeAwareModal',
  checkMessages: '/how-we-check-messages',
  terms: '/terms-of-use',
  privacyNotice: '/privacy-notice',
  php: (name: string) => `/php/${name}.php`,
  companyLogo: (file: string) => `/uploads/company_logo/${file}`,
  resume: (file: string) => `/uploads/resume/${file}`,
  avatar: (file: string) => `/uploads/avatar/${file}`,
} as const
