import { COMMON, factsOf, type Source } from './type'

const BMET = 'BMET (oc.bmet.gov.bd)'

const CLEARANCE: Source = {
  title: 'BMET clearance online',
  publisher: 'The Business Standard (Bangladesh)',
  year: 2025,
  confidence: 'secondary',
}

const ORIENTATION: Source = {
  title: 'Pre-departure briefing for everybody who goes abroad to work (in Bengali)',
  publisher: 'Office of BMET in Sirajganj, Government of Bangladesh',
  link: 'https://bmet.sirajganj.gov.bd/en/site/office_process_map/swYJ-%E0%A6%AA%E0%A7%8D%E0%A6%B0%E0%A6%BE%E0%A6%95%E0%A6%AC%E0%A6%B0%E0%A7%8D%E0%A6%B9%E0%A6%BF%E0%A6%97%E0%A6%AE%E0%A6%A8-%E0%A6%AC%E0%A7%8D%E0%A6%B0%E0%A6%BF%E0%A6%AB%E0%A6%BF%E0%A6%82%E0%A5%A4',
  confidence: 'official',
  read: '2026-11-26',
}
const BRIEFING_FIRST: Source = {
  title: 'Going abroad, step 10: the briefing of BMET (in Bengali)',
  publisher: 'bdjobs.com',
  link: 'https://bdesh.bdjobs.com/bn/User_guide_relevent_works_step3bn.asp?ug=6_1',
  confidence: 'secondary',
  read: '2026-11-26',
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
      key: 'bd.orientation',
      label: 'Orientation class (PDO)',
      value: '3 days',
      amount: [3, 'days'],
      sentence:
        'Everybody from Bangladesh who goes abroad to work takes an orientation class (PDO) of 3 days at a technical training centre.',
      from: ORIENTATION,
    },
    {
      key: 'bd.orientation.first',
      label: 'Orientation class and smart card',
      value: 'the class comes first',
      sentence:
        'In Bangladesh the class comes first: without it BMET gives no smart card and no clearance.',
      from: BRIEFING_FIRST,
    },
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
    {
      key: 'bd.certificates.objections',
      label: 'Countries that objected to the apostille of Bangladesh',
      value: 'five in Europe, none in the Gulf',
      sentence:
        'Only Austria, Belgium, Czechia, Finland and Germany objected to the apostille of Bangladesh: no country of the Gulf.',
      from: {
        title: 'The apostille convention enters into force for Bangladesh, 30 March 2025',
        publisher: 'schmidt-export.com',
        link: 'https://schmidt-export.com/news/apostille-convention-enters-force-bangladesh',
        year: 2025,
        confidence: 'secondary',
        read: '2026-11-26',
      },
      confirm: 'Embassy of the destination',
    },
  ],
  contacts: [
    {
      key: 'bd.contacts.abroad',
      label: 'Help line, from abroad',
      value: '+880 9610 102030',
      sentence:
        'From abroad the help line for workers from Bangladesh is +880 9610 102030, open day and night.',
      from: {
        title: 'Iran crisis: 24-hour hotline for Bangladeshis in the Middle East, 1 March 2026',
        publisher: 'The Business Standard (Bangladesh)',
        link: 'http://103.16.74.116/bangladesh/iran-crisis-24-hour-hotline-launched-bangladeshis-middle-east-1373946',
        year: 2026,
        confidence: 'secondary',
        read: '2026-11-26',
      },
    },
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
