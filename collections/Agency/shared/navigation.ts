import { paths } from '@/lib/shared/paths'

/**
 * The site's navigation (docs/product.md §2.8, §2.9). An entry whose page is not published is shown
 * as text (§10.2: Kuwait).
 */
export type NavLink = { label: string; href: string; newTab?: boolean }

/** `iso2` puts a flag beside a country. */
export type MenuItem = { label: string; href: string; iso2?: string }

export type NavEntry = NavLink | { label: string; items: MenuItem[] }

/** Header links open in a new tab, except the agency name and Home (docs/product.md §2.8). */
export const HEADER_NAV: NavEntry[] = [
  { label: 'Home', href: '/' },
  {
    label: 'Our Services',
    items: [
      { label: 'Visa Services', href: '/visa' },
      { label: 'Authentication', href: '/authentication' },
      { label: 'Medical Centers', href: '/gamca-medical-centre' },
      { label: 'Skill Test Centres', href: '/skill-test-centres' },
      { label: 'Flight Booking', href: '/flight-booking' },
      { label: 'Foreign Exchange', href: '/foreign-exchange' },
    ],
  },
  { label: 'Industries', href: '/industries', newTab: true },
  {
    label: 'Process',
    items: [
      { label: 'Recruitment Procedure', href: '/recruitment-procedure' },
      { label: 'Organizational Chart', href: '/organizational-chart' },
      { label: 'Our Network', href: '/our-network' },
      { label: 'Clientele', href: '/clientele' },
    ],
  },
  {
    label: 'Current Opening',
    items: [
      { label: 'Jobs in Dubai', href: '/jobs-in-uae', iso2: 'AE' },
      { label: 'Jobs in Saudi Arabia', href: '/jobs-in-saudi-arabia', iso2: 'SA' },
      { label: 'Jobs in Oman', href: '/jobs-in-oman', iso2: 'OM' },
      { label: 'Jobs in Qatar', href: '/jobs-in-qatar', iso2: 'QA' },
      { label: 'Jobs in Bahrain', href: '/jobs-in-bahrain', iso2: 'BH' },
      { label: 'Jobs in Kuwait', href: '/jobs-in-kuwait', iso2: 'KW' },
    ],
  },
  { label: 'Partner With Us', href: '/partner-with-us', newTab: true },
  {
    label: 'Contact',
    items: [
      { label: 'Contact Us', href: '/contact-us' },
      { label: 'Grievance Form', href: '/grievance-form' },
    ],
  },
  { label: 'Browse Jobs', href: '/job-list', newTab: true },
]

export const REGISTER_LINK: NavLink = { label: 'Register', href: '/registration', newTab: true }

export const FOOTER_COLUMNS: { title: string; links: NavLink[] }[] = [
  {
    title: 'Candidates',
    links: [
      { label: 'Current Openings', href: '/job-list' },
      { label: 'Post Your Resume', href: '/apply-job/general' },
      { label: 'Recruitment Procedure', href: '/recruitment-procedure' },
      { label: 'Careers', href: '/job-list' },
      { label: 'Post a Job', href: '/addjob' },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Visa Services', href: '/visa' },
      { label: 'Authentication', href: '/authentication' },
      { label: 'Medical Centers', href: '/gamca-medical-centre' },
      { label: 'Skill Test Centres', href: '/skill-test-centres' },
      { label: 'Foreign Exchange', href: '/foreign-exchange' },
    ],
  },
  {
    title: 'Agency',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about-us' },
      { label: 'Industries', href: '/industries' },
      { label: 'Contact Us', href: '/contact-us' },
      { label: 'Terms of Use', href: '/terms-of-use' },
    ],
  },
  {
    title: 'Reading',
    links: [
      { label: 'Articles of Interest', href: '/articles' },
      { label: 'Latest Gulf News', href: '/latest-gulf-news' },
      { label: 'Press Release', href: '/press-release' },
      { label: 'Blog', href: '/articles' },
      { label: 'Site Map', href: '/site-map' },
    ],
  },
]

// Routes of the code; every other address is a page of the CMS.
const ROUTES: string[] = [
  paths.home,
  paths.jobList,
  paths.registration,
  paths.applyJob('general'),
  paths.addJob,
]

/** The entries' addresses that are pages of the CMS. */
export const NAVIGATED_PAGES: string[] = [
  ...HEADER_NAV.flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ...FOOTER_COLUMNS.flatMap(({ links }) => links),
]
  .map(({ href }) => href)
  .filter((href, at, all) => !ROUTES.includes(href) && all.indexOf(href) === at)
