/** The parameter of Post a Job that names the job to start from. */
export const COPY_PARAMETER = 'copy'

/**
 * Pages of the CMS that code names: it links to them in every state, or shows a form, a list or a
 * diagram on them. Staff edit their content but can neither rename, unpublish nor delete them
 * (collections/content/fixedPages.ts).
 */
export const FIXED_PAGES = {
  aboutUs: '/about-us',
  articles: '/articles',
  beAware: '/BeAwareModal',
  checkLicence: '/check-recruiting-agent-licence',
  checkMessages: '/how-we-check-messages',
  contactUs: '/contact-us',
  grievanceForm: '/grievance-form',
  gulfNews: '/latest-gulf-news',
  industries: '/industries',
  organizationalChart: '/organizational-chart',
  ourNetwork: '/our-network',
  partnerWithUs: '/partner-with-us',
  pressReleases: '/press-release',
  privacyNotice: '/privacy-notice',
  recruitmentProcedure: '/recruitment-procedure',
  siteMap: '/site-map',
  terms: '/terms-of-use',
} as const

/** Every address that code builds. Ids are numbers, or 'general' for no specific job. */
export const paths = {
  ...FIXED_PAGES,
  home: '/',
  /** The proxy rewrites unknown addresses to this one; the browser keeps showing the first. */
  notFound: '/404-page-not-found',
  jobList: '/job-list',
  jobDetails: (id: number) => `/job-details/${id}`,
  applyJob: (id: number | 'general') => `/apply-job/${id}`,
  jobAlerts: '/job-alerts',
  /** Where an address confirms and ends its alert; `token` is signed. */
  jobAlert: (token: string) => `/job-alert/${token}`,
  registration: '/registration',
  canIBeCharged: '/can-i-be-charged',
  getHelp: '/get-help',
  getHelpWorker: '/get-help-sw.js',
  myDocuments: '/my-documents',
  checkMyOffer: '/check-my-offer',
  mySteps: '/my-steps',
  login: '/login',
  loginTo: (screen: string) => `/login?to=${encodeURIComponent(screen)}`,
  /** The token of an invitation is behind a #, never in the path. */
  invitation: '/invitation',
  cmsPanel: '/admin',
  /** Where WhatsApp tells what came of messages. */
  whatsAppWebhook: '/php/whatsapp_webhook.php',
  forgottenPassword: '/admin/forgot',
  manageJobs: '/managejobs',
  addJob: '/addjob',
  /** A candidate's status page; `token` is the signed one of the confirmation. */
  myApplication: (token: string) => `/my-application/${token}`,
  /** The card of a candidate's interview; the token is that of the status page. */
  interview: (token: string) => `/interview/${token}`,
  /** The page that a candidate sends to the family; `token` is signed. */
  familyPage: (token: string) => `/family/${token}`,
  /** Where number and check code of a receipt are typed. */
  receiptCheck: '/r',
  /** Checks a receipt; `address` is its number and check code. */
  receipt: (address: string) => `/r/${address}`,
  /** The people whom the office proposes to a company; `token` is signed, and opens nothing without a code. */
  shortlist: (token: string) => `/shortlist/${token}`,
  copyJob: (id: number) => `/addjob?${COPY_PARAMETER}=${id}`,
  editJob: (id: number) => `/edit-job/${id}`,
  page: (slug: string) => `/${slug}`,
  shareJob: (id: number) => `/share/job/${id}`,
  sharePage: (slug: string) => `/share/page/${slug}`,
  feed: (name: string) => `/feed/${name}.xml`,
  php: (name: string) => `/php/${name}.php`,
  companyLogo: (file: string) => `/uploads/company_logo/${file}`,
  resume: (file: string) => `/uploads/resume/${file}`,
  avatar: (file: string) => `/uploads/avatar/${file}`,
  media: (file: string) => `/uploads/media/${file}`,
} as const
