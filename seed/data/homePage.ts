import type { JobIndustry } from '@/collections/Jobs/shared/industries'

/** The home page's industries with their fixed opening counts (docs/product.md §3.7). */
const TILES: { industry: JobIndustry; count: string }[] = [
  { industry: 'oil-gas', count: '100+' },
  { industry: 'construction', count: '19' },
  { industry: 'fmcg', count: '4' },
  { industry: 'hospitality', count: '50+' },
  { industry: 'it', count: '10+' },
  { industry: 'catering', count: '67+' },
  { industry: 'healthcare', count: '21' },
  { industry: 'engineering', count: '92+' },
  { industry: 'logistics', count: '70+' },
  { industry: 'pharma', count: '32' },
]

/** Eighteen marks drawn by us, evidently samples; no real trade mark. */
const CLIENTS = [
  ['Namuna', '01-namuna.svg'],
  ['Mithal', '02-mithal.svg'],
  ['Contoh', '03-contoh.svg'],
  ['Halimbawa', '04-halimbawa.svg'],
  ['Maathiri', '05-maathiri.svg'],
  ['Udaharan', '06-udaharan.svg'],
  ['Specimen Marine', '07-specimen-marine.svg'],
  ['Exemplar', '08-exemplar.svg'],
  ['Sample & Sons', '09-sample-sons.svg'],
  ['Example Foods', '10-example-foods.svg'],
  ['Nidasuna', '11-nidasuna.svg'],
  ['Placeholder Power', '12-placeholder-power.svg'],
  ['Prototype', '13-prototype.svg'],
  ['Pattern Cooling', '14-pattern-cooling.svg'],
  ['Mathruka', '15-mathruka.svg'],
  ['Muster', '16-muster.svg'],
  ['Ejemplo', '17-ejemplo.svg'],
  ['Lorem', '18-lorem.svg'],
] as const

/** The home page of a new site (docs/product.md §1.4, §1.5). */
export const HOME_PAGE = {
  title: 'Jobs in the Gulf, Singapore and Malaysia, from a registered recruiting agent in Mumbai.',
  lead: 'For workers and professionals from India, Nepal, Bangladesh, Sri Lanka and the Philippines. Counselling is free, and each step says who pays.',
  blocks: [
    {
      title: 'Search Methods',
      text: 'Our own job portal, advertisements that carry our registration number, and people who registered with us for the next opening.',
      link_label: 'Our network',
      href: '/our-network',
    },
    {
      title: 'Work Process',
      text: 'Twelve steps, from the demand letter to the first weeks there: each step says who acts, who pays and what you keep.',
      link_label: 'Recruitment procedure',
      href: '/recruitment-procedure',
    },
    {
      title: 'Team',
      text: 'A client desk, people who read resumes, a documents desk and a visa desk, in one office in Mumbai. Call before you come.',
      link_label: 'Organizational chart',
      href: '/organizational-chart',
    },
  ],
  tiles: TILES.map((tile) => ({ ...tile, live: false })),
  services: [
    {
      title: 'Recruitment consultancy',
      text: 'From a vacancy to a signed contract, for employers and candidates.',
      href: '/recruitment-procedure',
    },
    {
      title: 'Overseas job counselling',
      text: 'Free: the contract, the place and the papers, before you decide.',
      href: '/contact-us',
    },
    {
      title: 'Visa Services',
      text: 'Visa papers and immigration clearance, step by step.',
      href: '/visa',
    },
    {
      title: 'Authentication',
      text: 'How degrees and certificates are attested for each country.',
      href: '/authentication',
    },
    {
      title: 'Medical Centers',
      text: 'The medical test that was called GAMCA, now Wafid.',
      href: '/gamca-medical-centre',
    },
    {
      title: 'Skill Test Centres',
      text: 'Trade tests for welders, fitters, electricians and drivers.',
      href: '/skill-test-centres',
    },
    {
      title: 'Flight Booking',
      text: 'Who pays the ticket, and what to check on it.',
      href: '/flight-booking',
    },
    {
      title: 'Foreign Exchange',
      text: 'Money for the first weeks, and how to send some home.',
      href: '/foreign-exchange',
    },
    {
      title: 'Articles of Interest',
      text: 'Labour law, papers and life abroad, with sources.',
      href: '/articles',
    },
  ],
  blurb_title: 'Gulf Job Consultants',
  blurb:
    'We are a Gulf overseas-recruitment consultancy in Mumbai. We find candidates through our own job portal, and place them with employers in the UAE, Qatar, Bahrain, Oman, Saudi Arabia and Kuwait, and in Singapore and Malaysia.\n\nEmployers write to the same office: for one engineer or for a large team.',
  clients: CLIENTS.map(([name, mark]) => ({ name, mark, is_sample: true })),
  popup_on: true,
  update_title: 'Important update',
  update_text:
    'We are becoming a private limited company. Until that is done, both names may appear on letters and on this site: {{agency_full}} and {{second_name}}.',
  fraud_title: 'Fraud alert',
  fraud_text:
    'Genuine e-mails come only from our official domain, @{{domain}}. Do not answer mail from any other domain, and report it to us.',
}
