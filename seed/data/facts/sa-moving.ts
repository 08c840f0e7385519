import { HRSD } from './sa-work'
import { COMMON, factsOf, type Source } from './type'

const ARTICLE_40: Source = {
  title: 'Labor Law, article 40, costs of the employer',
  publisher: 'HRSD (hrsd.gov.sa)',
  link: 'https://hrsd.gov.sa',
  year: 2023,
  confidence: 'official',
}
const MOBILITY: Source = {
  title: 'Job mobility and exit in Saudi Arabia, 13 June 2025',
  publisher: 'Arab Times',
  year: 2025,
  confidence: 'secondary',
}
const PERMITS: Source = {
  title: 'Saudi work permits by skill class',
  publisher: 'saudiupdates.com',
  link: 'https://saudiupdates.com',
  year: 2025,
  confidence: 'secondary',
}
const MISSION: Source = {
  title: 'Labour matters',
  publisher: 'Embassy of India, Riyadh (eoiriyadh.gov.in)',
  link: 'https://eoiriyadh.gov.in',
  confidence: 'official',
}
const PORTAL: Source = {
  title: 'Ministry of Human Resources and Social Development',
  publisher: 'HRSD (hrsd.gov.sa)',
  link: 'https://hrsd.gov.sa',
  confidence: 'official',
}
const VISA_CENTRE: Source = {
  title: 'Biometrics for Saudi visas (Tasheer)',
  publisher: 'ksaexperience',
  confidence: 'secondary',
}
const EMBASSY = 'Saudi embassy in Delhi or consulate in Mumbai'

export const SA_MOVING = factsOf('SA', HRSD, {
  fees: [
    {
      key: 'sa.fees.recruitment',
      label: 'Recruitment cost',
      value: 'the employer',
      sentence: 'Article 40 of the Saudi Labor Law puts the cost of recruitment on the employer.',
      from: ARTICLE_40,
    },
    {
      key: 'sa.fees.permit',
      label: 'Iqama and work permit, with renewals',
      value: 'the employer',
      sentence:
        'Article 40 of the Saudi Labor Law puts the iqama, the work permit and their renewals on the employer.',
      from: ARTICLE_40,
    },
    {
      key: 'sa.fees.late-fines',
      label: 'Fines for late renewal',
      value: 'the employer',
      sentence: 'In Saudi Arabia the employer pays the fines for a late iqama or work permit.',
      from: ARTICLE_40,
    },
    {
      key: 'sa.fees.profession',
      label: 'Change of profession',
      value: 'the employer',
      sentence: 'In Saudi Arabia the employer pays for a change of profession.',
      from: ARTICLE_40,
    },
    {
      key: 'sa.fees.exit-visa',
      label: 'Exit and re-entry visa',
      value: 'the employer',
      sentence: 'In Saudi Arabia the employer pays for the exit and re-entry visa.',
      from: ARTICLE_40,
    },
    {
      key: 'sa.fees.ticket-home',
      label: 'Ticket home at the end of the contract',
      value: 'the employer',
      sentence: 'In Saudi Arabia the employer pays the ticket home when the work ends.',
      from: ARTICLE_40,
    },
    {
      key: 'sa.fees.transfer',
      label: 'Transfer to a new employer',
      value: 'the new employer',
      sentence: 'In Saudi Arabia the new employer pays the fee for a transfer.',
      from: ARTICLE_40,
    },
  ],
  'visa-and-permit': [
    {
      key: 'sa.visa.steps',
      label: 'Steps to the work visa',
      value: 'authorisation, skill test if listed, Wafid, papers, biometrics, visa, iqama',
      sentence:
        'The way to Saudi work is usually visa authorisation, skill test for listed trades, Wafid medical, papers, biometrics, visa and iqama, which the consulate can confirm.',
      from: COMMON,
      confirm: EMBASSY,
    },
    {
      key: 'sa.visa.biometrics',
      label: 'Fingerprints before the visa',
      value: 'at the Saudi visa centre (Tasheer, once VFS Tasheel)',
      sentence:
        'Fingerprints for a Saudi work visa are taken at the visa centre, now called Tasheer.',
      from: VISA_CENTRE,
      confirm: EMBASSY,
    },
    {
      key: 'sa.permit.classes',
      label: 'Classes of work permit',
      value: 'high-skilled, skilled and basic',
      sentence:
        'Since the middle of 2025 Saudi work permits are high-skilled, skilled or basic, by education, experience, skill, wage and age.',
      from: PERMITS,
    },
    {
      key: 'sa.exit-permit',
      label: 'Leaving the country',
      value: 'exit visa, asked for by the worker on Absher',
      sentence:
        'In Saudi Arabia the worker asks for the exit and re-entry or final exit visa on Absher, and the employer is told.',
      from: MOBILITY,
    },
    {
      key: 'sa.exit-permit.objection',
      label: 'Time of the employer to object to an exit visa',
      value: '10 days',
      amount: [10, 'days'],
      sentence: 'A Saudi employer has 10 days to object to a request for an exit visa.',
      from: MOBILITY,
    },
  ],
  complaints: [
    {
      key: 'sa.complaints.first',
      label: 'First step of a complaint',
      value: 'usually a friendly settlement',
      sentence:
        'A labour complaint in Saudi Arabia usually starts with a friendly settlement at HRSD.',
      from: COMMON,
    },
    {
      key: 'sa.complaints.court',
      label: 'Second step of a complaint',
      value: 'labour court',
      sentence: 'A Saudi labour case that is not settled goes to the labour court.',
      from: MISSION,
    },
    {
      key: 'sa.complaints.interpreter',
      label: 'Help of the Indian mission in a case',
      value: 'an interpreter',
      sentence: 'The Indian mission in Saudi Arabia can help with an interpreter in a labour case.',
      from: MISSION,
      confirm: 'Embassy of India, Riyadh (eoiriyadh.gov.in)',
    },
  ],
  contacts: [
    {
      key: 'sa.contacts.office',
      label: 'Labour office',
      value: 'HRSD (hrsd.gov.sa)',
      sentence: 'The Saudi labour ministry is HRSD, and its site is hrsd.gov.sa.',
      from: PORTAL,
    },
    {
      key: 'sa.contacts.phone',
      label: 'Complaint line',
      value: '19911',
      sentence: 'The single number of HRSD, the Saudi labour ministry, is 19911.',
      from: PORTAL,
    },
    {
      key: 'sa.contacts.portals',
      label: 'Sites for contract and travel',
      value: 'qiwa.sa and absher.sa',
      sentence: 'The official Saudi sites for foreign workers are qiwa.sa and absher.sa.',
      from: PORTAL,
    },
  ],
})
