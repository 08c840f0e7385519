/**
 * The texts of the home page as a new site has them (seed/data/homePage.ts). A text that the office
 * changed is shown as it wrote it.
 */
export default {
  title: 'Jobs in the Gulf, Singapore and Malaysia, from a registered recruiting agent in Mumbai.',
  lead: 'For workers and professionals from India, Nepal, Bangladesh, Sri Lanka and the Philippines. Counselling is free, and each step says who pays.',
  methods: 'Search Methods',
  methodsText:
    'Our own job portal, advertisements that carry our registration number, and people who registered with us for the next opening.',
  methodsLink: 'Our network',
  process: 'Work Process',
  processText:
    'Twelve steps, from the demand letter to the first weeks there: each step says who acts, who pays and what you keep.',
  processLink: 'Recruitment procedure',
  team: 'Team',
  teamText:
    'A client desk, people who read resumes, a documents desk and a visa desk, in one office in Mumbai. Call before you come.',
  teamLink: 'Organizational chart',
  consultancy: 'Recruitment consultancy',
  consultancyText: 'From a vacancy to a signed contract, for employers and candidates.',
  counselling: 'Overseas job counselling',
  counsellingText: 'Free: the contract, the place and the papers, before you decide.',
  visa: 'Visa Services',
  visaText: 'Visa papers and immigration clearance, step by step.',
  authentication: 'Authentication',
  authenticationText: 'How degrees and certificates are attested for each country.',
  medical: 'Medical Centers',
  medicalText: 'The medical test that was called GAMCA, now Wafid.',
  skillTest: 'Skill Test Centres',
  skillTestText: 'Trade tests for welders, fitters, electricians and drivers.',
  flight: 'Flight Booking',
  flightText: 'Who pays the ticket, and what to check on it.',
  exchange: 'Foreign Exchange',
  exchangeText: 'Money for the first weeks, and how to send some home.',
  articles: 'Articles of Interest',
  articlesText: 'Labour law, papers and life abroad, with sources.',
  blurb: 'Gulf Job Consultants',
  blurbText:
    'We are a Gulf overseas-recruitment consultancy in Mumbai. We find candidates through our own job portal, and place them with employers in the UAE, Qatar, Bahrain, Oman, Saudi Arabia and Kuwait, and in Singapore and Malaysia.\n\nEmployers write to the same office: for one engineer or for a large team.',
  update: 'Important update',
  updateText:
    'We are becoming a private limited company. Until that is done, both names may appear on letters and on this site: {{agency_full}} and {{second_name}}.',
  fraud: 'Fraud alert',
  fraudText:
    'Genuine e-mails come only from our official domain, @{{domain}}. Do not answer mail from any other domain, and report it to us.',
} as const
