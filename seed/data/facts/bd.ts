import { COMMON, factsOf, type Source } from './type'

const BMET = 'BMET (oc.bmet.gov.bd)'

const CLEARANCE: Source = {
  title: 'BMET clearance online',
  publisher: 'The Business Standard (Bangladesh)',
  year: 2025,
  confidence: 'secondary',
}

export const BD = factsOf('BD', BMET, {
  'visa-and-permit': [
    {
      key: 'bd.clearance',
      label: 'Permission to leave for work',
      value: 'clearance and smart card from BMET',
      sentence: 'A worker from Bangladesh needs clearance and a smart card from BMET.',
      from: CLEARANCE,
    },
  ],
  fees: [
    {
      key: 'bd.fees.site',
      label: 'Use of the clearance site',
      value: 'free of charge',
      sentence: 'In 2025 the use of oc.bmet.gov.bd for clearance in Bangladesh was free of charge.',
      from: CLEARANCE,
    },
  ],
  documents: [
    {
      key: 'bd.certificates.route',
      label: 'Apostille treaty',
      value: 'in force since 30 March 2025',
      sentence: 'The apostille treaty is in force for Bangladesh since 30 March 2025.',
      from: {
        title: 'Status of the apostille treaty',
        publisher: 'Hague Conference (hcch.net)',
        link: 'https://hcch.net',
        year: 2024,
        confidence: 'official',
      },
      confirm: 'Embassy of the destination',
    },
  ],
  contacts: [
    {
      key: 'bd.contacts.phone',
      label: 'Help line',
      value: 'usually 16135',
      sentence:
        'The help line for workers from Bangladesh is usually 16135, and BMET can confirm it.',
      from: COMMON,
    },
  ],
})
