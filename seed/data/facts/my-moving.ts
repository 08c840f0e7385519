import { MALAYSIA_LABOUR } from './my'
import { COMMON, factsOf, type Source } from './type'

const IMMIGRATION = 'Immigration department (imi.gov.my)'

const RIGHTS: Source = {
  title: 'Passports, cost and complaints of foreign workers, 11 August 2022',
  publisher: 'Malay Mail',
  year: 2022,
  confidence: 'secondary',
}

const MEDICAL: Source = {
  title: 'Medical tests of foreign workers before and after arrival, 17 February 2023',
  publisher: 'CodeBlue',
  link: 'https://codeblue.galencentre.org',
  year: 2023,
  confidence: 'secondary',
  read: '2026-11-26',
}

export const MY_MOVING = factsOf('MY', MALAYSIA_LABOUR, {
  fees: [
    {
      key: 'my.fees.recruitment',
      label: 'Recruitment cost',
      value: 'the employer, as ministers said in 2022',
      sentence:
        'In 2022 ministers of Malaysia said that employers bear the cost of recruitment; ask the Department of Labour for the rule.',
      from: RIGHTS,
    },
  ],
  'visa-and-permit': [
    {
      key: 'my.permit.sectors',
      label: 'Sectors open to new workers',
      value: 'they open and close, so check first',
      sentence:
        'Malaysia usually opens and closes permits by sector and quota, so check with the immigration department first.',
      from: COMMON,
      confirm: IMMIGRATION,
    },
    {
      key: 'my.exit-permit',
      label: 'Exit permit',
      value: 'usually none',
      sentence:
        'You usually need no exit permit to leave Malaysia, and the immigration department can confirm it.',
      from: COMMON,
      confirm: IMMIGRATION,
    },
  ],
  medical: [
    {
      key: 'my.medical',
      label: 'Medical test',
      value: 'at home first, then FOMEMA after arrival',
      sentence:
        'For Malaysia the medical test is done at home first and again with FOMEMA after arrival.',
      from: MEDICAL,
    },
  ],
  documents: [
    {
      key: 'my.law',
      label: 'Labour law',
      value: 'usually the Employment Act 1955',
      sentence:
        'Work in Malaysia is usually under the Employment Act 1955, and the Department of Labour can confirm it.',
      from: COMMON,
    },
    {
      key: 'my.passport',
      label: 'Passport',
      value: 'keeping it is an offence',
      sentence:
        "In Malaysia it is an offence under section 12 of the Passports Act 1966 to keep another person's passport.",
      from: RIGHTS,
    },
    {
      key: 'my.certificates.route',
      label: 'Route for certificates',
      value: 'usually embassy attestation',
      sentence:
        'An Indian degree for Malaysia usually goes through embassy attestation, and the embassy can confirm it.',
      from: COMMON,
      confirm: 'Embassy of Malaysia in your country',
    },
  ],
  contacts: [
    {
      key: 'my.contacts.office',
      label: 'Labour office',
      value: 'Department of Labour (mohr.gov.my)',
      sentence:
        'Workers in Malaysia complain to the Department of Labour, and the site is mohr.gov.my.',
      from: RIGHTS,
    },
    {
      key: 'my.contacts.app',
      label: 'Complaint app',
      value: 'Working for Workers',
      sentence: 'The complaint app of the labour department in Malaysia is Working for Workers.',
      from: RIGHTS,
    },
  ],
})
