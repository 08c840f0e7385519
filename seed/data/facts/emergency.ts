import { source } from './source'
import { factsOf, type SeedFact, type Source } from './type'

const SAUDI = source(
  'Emergencies in Saudi Arabia',
  'Expat.com',
  'https://expat.com/en/guide/middle-east/saudi-arabia/34695-emergencies-in-saudi-arabia.html',
  2024,
)
const OMAN = source(
  'Dial 9999 only for emergencies, 31 March 2021',
  'Oman Observer',
  'https://www.omanobserver.om/dial-9999-only-for-emergencies-and-1099-for-covid-enquiries/',
  2021,
)
const QATAR = source(
  'The 999 emergency service, National Command Centre',
  'The Peninsula (wgoqatar.com)',
  'https://wgoqatar.com/180195',
  2021,
)
const BAHRAIN = source(
  'Bahrain Police Day Report 2023, 13 December 2023',
  'Police Media Centre of Bahrain',
  'https://www.policemc.gov.bh/en/news/48711',
  2023,
  'official',
)
const SRI_LANKA = source(
  'Police warn against misuse of the 119 hotline, 18 December 2025',
  'Ada Derana',
  'https://www.adaderana.lk/news/116150/police-warn-against-misuse-of-119-hotline-legal-action-against-offenders',
  2025,
)
const NEPAL = source(
  'Emergency Assistance, 22 February 2022',
  'US Embassy in Nepal',
  'https://np.usembassy.gov/emergency-assistance/',
  2022,
)
const INDIA = source(
  'Emergency Response Support System',
  'Vikaspedia, Government of India',
  'https://en.vikaspedia.in/social-welfare/women-and-child-development/emergency-response-support-system',
  2020,
  'official',
)
const BANGLADESH = source(
  'Faster 999 emergency response, 30 September 2024',
  'The Daily Star',
  'https://www.thedailystar.net/news/bangladesh/news/igp-faster-999-emergency-response-3716286',
  2024,
)
const PHILIPPINES = source(
  '911 is now the only number to call, 11 September 2025',
  'SunStar',
  'https://www.sunstar.com.ph/manila/got-an-emergency-911-is-now-the-only-number-to-call',
  2025,
)
const MALAYSIA = source(
  'Emergency number is still 999',
  'The Star',
  'https://medicinemalaysia.com/medicine/2015/03/16/emergency-number-is-still-999/',
  2015,
)
const SINGAPORE = source(
  'In emergency',
  'Explorer Singapore (askexplorer.com)',
  'https://www.askexplorer.com/singapore/residents/about/essential-info/in-emergency',
  2016,
)

type Numbers = { police: readonly [string, Source]; ambulance: readonly [string, Source] }

const same = (number: string, from: Source): Numbers => ({
  police: [number, from],
  ambulance: [number, from],
})

/** The numbers of all countries where somebody may be in danger, by code and name in a sentence. */
const NUMBERS: readonly [code: string, name: string, numbers: Numbers][] = [
  [
    'AE',
    'the UAE',
    {
      police: [
        '999',
        source(
          'Dial 999 only for emergencies, 21 June 2024',
          'Khaleej Times',
          'https://khaleejtimes.com/uae/dubai-dial-999-only-for-emergencies-residents-urged-after-hotline-gets-over-71000-calls-during-ei',
          2024,
        ),
      ],
      ambulance: [
        '998',
        source(
          'Emergency services in Sharjah, United Arab Emirates',
          'citiesinsider.com',
          'https://citiesinsider.com/country/united-arab-emirates/sharjah/emergency-services/en',
          2025,
        ),
      ],
    },
  ],
  ['SA', 'Saudi Arabia', { police: ['999', SAUDI], ambulance: ['997', SAUDI] }],
  ['OM', 'Oman', same('9999', OMAN)],
  ['QA', 'Qatar', same('999', QATAR)],
  ['BH', 'Bahrain', same('999', BAHRAIN)],
  [
    'KW',
    'Kuwait',
    {
      police: [
        '112',
        source(
          'Security preparations, 20 February 2017',
          'Ministry of Interior of Kuwait',
          'https://moi.gov.kw/portal/venglish/ShowPage.aspx?newsID=17537',
          2017,
          'official',
        ),
      ],
      ambulance: [
        '112',
        source(
          'Ready for dust-related emergency cases',
          'Kuwait Times',
          'https://news.kuwaittimes.net/website/moh-ready-for-dust-related-emergency-cases/',
          2019,
        ),
      ],
    },
  ],
  ['SG', 'Singapore', { police: ['999', SINGAPORE], ambulance: ['995', SINGAPORE] }],
  ['MY', 'Malaysia', same('999', MALAYSIA)],
  ['IN', 'India', same('112', INDIA)],
  ['NP', 'Nepal', { police: ['100', NEPAL], ambulance: ['102', NEPAL] }],
  [
    'LK',
    'Sri Lanka',
    {
      police: ['119', SRI_LANKA],
      ambulance: [
        '1990',
        source(
          '1990 Suwasariya emergency ambulance service, 4 January 2018',
          'Daily FT',
          'http://www.ft.lk/front-page/1990-Suwasariya-emergency-ambulance-service-gets-fresh-boost/44-646455',
          2018,
        ),
      ],
    },
  ],
  ['BD', 'Bangladesh', same('999', BANGLADESH)],
  ['PH', 'the Philippines', same('911', PHILIPPINES)],
]

/** The numbers of the police and of an ambulance: who is in danger calls nobody else first. */
export const EMERGENCY: readonly SeedFact[] = NUMBERS.flatMap(
  ([country, name, { police, ambulance }]) =>
    factsOf(country, 'People near you, or your embassy', {
      contacts: [
        {
          key: `${country.toLowerCase()}.contacts.police`,
          label: 'Police',
          value: police[0],
          sentence: `The emergency number of the police in ${name} is ${police[0]}.`,
          from: police[1],
        },
        {
          key: `${country.toLowerCase()}.contacts.ambulance`,
          label: 'Ambulance',
          value: ambulance[0],
          sentence: `The number for an ambulance in ${name} is ${ambulance[0]}.`,
          from: ambulance[1],
        },
      ],
    }),
)

const MISSION = 'check it before use'

/** Other numbers of somebody in trouble abroad: a second emergency number, and missions. */
export const MISSIONS: readonly SeedFact[] = [
  ...factsOf('SA', 'People near you, or your embassy', {
    contacts: [
      {
        key: 'sa.contacts.emergency',
        label: 'All emergencies, in four regions',
        value: '911',
        sentence:
          'In Riyadh, Makkah, Madinah and the Eastern Province 911 answers for police, ambulance and fire.',
        from: {
          ...source(
            'The 911 operations centre in Madinah, 5 May 2025',
            'Zawya',
            'https://www.zawya.com/en/world/middle-east/interior-minister-launches-911-operations-center-in-madinah-yghqf4d2',
            2025,
          ),
          read: '2026-11-26',
        },
      },
    ],
  }),
  ...factsOf('SG', 'High Commission of India, Singapore (hcisingapore.gov.in)', {
    contacts: [
      {
        key: 'sg.contacts.mission.in',
        label: 'High Commission of India, emergencies',
        value: '+65 6238 2538',
        sentence: `The emergency number of the High Commission of India in Singapore is +65 6238 2538, outside office hours too; ${MISSION}.`,
        from: {
          title: 'Passport services: before you apply',
          publisher: 'High Commission of India, Singapore',
          link: 'https://www.hcisingapore.gov.in',
          confidence: 'official',
          read: '2026-11-26',
        },
      },
    ],
  }),
  ...factsOf('SA', 'Consulate General of India, Jeddah (cgijeddah.gov.in)', {
    contacts: [
      {
        key: 'sa.contacts.mission.in',
        label: 'Consulate General of India in Jeddah, emergencies',
        value: '+966 55 612 2301',
        sentence: `The emergency number of the Consulate General of India in Jeddah is +966 55 612 2301; ${MISSION}.`,
        from: {
          title: 'Emergency contact number of the consulate',
          publisher: 'Consulate General of India, Jeddah (cgijeddah.gov.in)',
          link: 'https://cgijeddah.gov.in/content-page-Mzc=.html',
          confidence: 'official',
          read: '2026-11-26',
        },
      },
    ],
  }),
  ...factsOf('AE', 'Embassy of Sri Lanka, Abu Dhabi (abudhabi.embassy.gov.lk)', {
    contacts: [
      {
        key: 'ae.contacts.mission.lk',
        label: 'Embassy of Sri Lanka in the UAE',
        value: '800 119119',
        sentence: `In 2020 the free line of the embassy of Sri Lanka in the UAE was 800 119119, day and night; ${MISSION}.`,
        from: {
          ...source(
            'Sri Lankan embassy launches 24x7 toll-free helpline, 1 March 2020',
            'Khaleej Times',
            'https://khaleejtimes.com/uae/abu-dhabi/sri-lankan-embassy-launches-24x7-toll-free-helpline--',
            2020,
          ),
          read: '2026-11-26',
        },
      },
    ],
  }),
  ...factsOf('AE', 'Migrant Workers Office, Dubai (mwodubai.org)', {
    contacts: [
      {
        key: 'ae.contacts.mission.ph',
        label: 'Migrant Workers Office of the Philippines in Dubai',
        value: '+971 56 353 5558',
        sentence: `In 2024 the number of the Migrant Workers Office of the Philippines in Dubai was +971 56 353 5558; ${MISSION}.`,
        from: {
          ...source(
            'Consulate in Dubai on help after the storm, 18 April 2024',
            'Filipino Times',
            'https://filipinotimes.net/latest-news/2024/04/18/pcg-dubai-coordinates-with-dubai-police-on-reported-ofw-deaths-due-to-uae-storm/',
            2024,
          ),
          read: '2026-11-26',
        },
      },
    ],
  }),
]
