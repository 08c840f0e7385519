import { OMAN_LABOUR } from './om-work'
import { factsOf, type Source } from './type'

const CONTRACT: Source = {
  title: 'Contracts, probation and transfer in Oman',
  publisher: 'Oman Observer',
  year: 2025,
  confidence: 'secondary',
}
const LAW: Source = {
  title: 'Labour Law, Royal Decree 53/2023',
  publisher: 'decree.om',
  link: 'https://decree.om/2023/rd20230053',
  year: 2023,
  confidence: 'law',
}
const PASSPORT: Source = {
  title: 'Passports under the new Oman Labour Law, 31 July 2023',
  publisher: 'East Coast Daily',
  year: 2023,
  confidence: 'secondary',
}
const RESERVED: Source = {
  title: 'Occupations reserved for Omanis, July 2024',
  publisher: 'helm.news',
  link: 'https://helm.news',
  year: 2024,
  confidence: 'secondary',
}
const APOSTILLE: Source = {
  title: 'Apostille parties in the Gulf',
  publisher: 'schmidt-export.com',
  link: 'https://schmidt-export.com',
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}
const PORTAL: Source = {
  title: 'Ministry of Labour',
  publisher: 'Ministry of Labour (mol.gov.om)',
  link: 'https://mol.gov.om',
  confidence: 'official',
}

export const OM_PAPERS = factsOf('OM', OMAN_LABOUR, {
  contacts: [
    {
      key: 'om.contacts.office',
      label: 'Labour office',
      value: 'Ministry of Labour (mol.gov.om)',
      sentence: 'Workers in Oman complain to the Ministry of Labour, and its site is mol.gov.om.',
      from: PORTAL,
    },
    {
      key: 'om.contacts.phone',
      label: 'Complaint line',
      value: '80077000',
      sentence: 'The hotline of the Oman Ministry of Labour is 80077000.',
      from: PORTAL,
    },
  ],
  documents: [
    {
      key: 'om.law',
      label: 'Labour law',
      value: 'Royal Decree 53/2023, in force since 31 July 2023',
      sentence:
        'Work in Oman is under Royal Decree 53/2023, in force since 31 July 2023, which replaced Royal Decree 35/2003.',
      from: LAW,
    },
    {
      key: 'om.contract.form',
      label: 'Contract',
      value: 'written, in Arabic and registered',
      sentence: 'A contract in Oman is written, in Arabic and registered.',
      from: CONTRACT,
    },
    {
      key: 'om.contract.term',
      label: 'Longest fixed term',
      value: '5 years, renewable',
      amount: [5, 'years'],
      sentence: 'A fixed-term contract in Oman is for 5 years at most and can be renewed.',
      from: CONTRACT,
    },
    {
      key: 'om.contract.open-ended',
      label: 'Contract that becomes open-ended',
      value: 'after more than 5 years in all',
      amount: [5, 'years'],
      sentence: 'A contract in Oman becomes open-ended when all terms together pass 5 years.',
      from: CONTRACT,
    },
    {
      key: 'om.passport',
      label: 'Passport',
      value: 'the employer may not hold it without written consent',
      sentence: 'An Oman employer may not hold your passport without your written consent.',
      from: PASSPORT,
    },
    {
      key: 'om.certificates.route',
      label: 'Route for certificates',
      value: 'apostille',
      sentence: 'Oman accepts an apostille since 30 January 2012.',
      from: APOSTILLE,
      confirm: 'Embassy of Oman in your country',
    },
    {
      key: 'om.health-licence',
      label: 'Health licence',
      value: 'Ministry of Health and OMSB',
      sentence: 'Health staff in Oman need a licence through the Ministry of Health or OMSB.',
      from: HEALTH,
      confirm: 'Ministry of Health or OMSB, Oman',
    },
  ],
  'ban-or-limit': [
    {
      key: 'om.reserved-jobs',
      label: 'Jobs reserved for citizens',
      value: 'a list that changes often',
      sentence:
        'Oman keeps some job titles for its citizens and changes the list often, so check your title with the Ministry of Labour.',
      from: RESERVED,
    },
  ],
})
