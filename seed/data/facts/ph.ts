import { POEA } from './ph-charges'
import { factsOf, type Source } from './type'

const DMW = 'Department of Migrant Workers, DMW'

const OFW_PASS: Source = {
  title: 'OFW Pass under DMW Advisory 38 of 2025, 9 December 2025',
  publisher: 'SunStar',
  year: 2025,
  confidence: 'secondary',
}

const HOTLINE: Source = {
  title: 'DMW offices in the Middle East on heightened alert, 14 June 2025',
  publisher: 'GMA News',
  link: 'https://www.gmanetwork.com/news/pinoyabroad/dispatch/949392/dmw-offices-middle-east-heightened-alert-israel-iran-crisis/story',
  year: 2025,
  confidence: 'secondary',
}

const APOSTILLE: Source = {
  title: 'Entry into force of the apostille convention for the Philippines, 9 May 2019',
  publisher: 'Philippine Consulate General in Chongqing (dfa.gov.ph)',
  link: 'https://chongqingpcg.dfa.gov.ph/example-pages/advisories/306-entry-into-force-of-the-apostille-convention-for-the-philippines',
  year: 2019,
  confidence: 'official',
  read: '2026-11-26',
}
const PDOS: Source = {
  title: 'Pre-departure education programme of OWWA',
  publisher: 'dmwguide.com',
  link: 'https://dmwguide.com/owwa-pre-departure-education-program/',
  confidence: 'secondary',
  read: '2026-11-26',
}
const OEC: Source = {
  title: 'Requirements for obtaining an overseas employment certificate, 2025',
  publisher: 'Respicio & Co.',
  link: 'https://www.respicio.ph/commentaries/requirements-for-getting-oec-in-the-philippines',
  year: 2025,
  confidence: 'secondary',
  read: '2026-11-26',
}
const PEOS: Source = {
  title: 'Pre-employment orientation seminar, 20 January 2026',
  publisher: 'helperchoice.com',
  link: 'https://www.helperchoice.com/c/tl/peos',
  year: 2026,
  confidence: 'secondary',
  read: '2026-11-26',
}

export const PH = factsOf('PH', DMW, {
  'visa-and-permit': [
    {
      key: 'ph.ofw-pass',
      label: 'Return to the same employer',
      value: 'OFW Pass in the eGovPH app, in place of the OEC',
      sentence:
        'A worker from the Philippines who returns to the same employer uses the OFW Pass in the eGovPH app in place of the OEC.',
      from: OFW_PASS,
    },
    {
      key: 'ph.ofw-pass.length',
      label: 'OFW Pass, validity',
      value: '90 days',
      amount: [90, 'days'],
      sentence: 'The OFW Pass of the Philippines is valid for 90 days.',
      from: OFW_PASS,
    },
    {
      key: 'ph.new-hires',
      label: 'New hires',
      value: 'another procedure; ask DMW',
      sentence:
        'A newly hired worker from the Philippines follows another procedure, which DMW gives.',
      from: OFW_PASS,
    },
  ],
  fees: [
    {
      key: 'ph.fees.domestic',
      label: 'Placement fee of household workers',
      value: 'none allowed',
      amount: [0, 'PHP'],
      sentence:
        'Household workers from the Philippines pay no placement fee: none allowed, by section 51 of the rules of 2016.',
      from: POEA,
    },
  ],
  documents: [
    {
      key: 'ph.orientation',
      label: 'Orientation class (PDOS)',
      value: 'one day, with OWWA',
      sentence:
        'A worker who leaves the Philippines must take the orientation seminar PDOS, one day with OWWA, or CPDEP for household work.',
      from: PDOS,
    },
    {
      key: 'ph.orientation.first',
      label: 'Orientation class and exit certificate',
      value: 'the class comes first',
      sentence:
        'In the Philippines the class comes first: the exit certificate (OEC) shows that contract, medical test and orientation are done.',
      from: OEC,
    },
    {
      key: 'ph.peos',
      label: 'Seminar before you apply (PEOS)',
      value: 'free, on peos.dmw.gov.ph',
      sentence:
        'In the Philippines you take the seminar PEOS before you apply to an agency: it is free, on peos.dmw.gov.ph.',
      from: PEOS,
    },
    {
      key: 'ph.certificates.route',
      label: 'Route for certificates',
      value: 'an apostille, since 14 May 2019',
      sentence:
        'Since 14 May 2019 the DFA puts an apostille on papers from the Philippines, and a country of the apostille treaty asks for no embassy stamp.',
      from: APOSTILLE,
      confirm: 'Embassy of the destination',
    },
  ],
  contacts: [
    {
      key: 'ph.contacts.phone',
      label: 'Help line of DMW and OWWA',
      value: '1348',
      sentence:
        'The line of DMW and OWWA for workers from the Philippines is 1348, open day and night.',
      from: HOTLINE,
    },
    {
      key: 'ph.contacts.abroad',
      label: 'Help line of DMW and OWWA, from abroad',
      value: '+632 1348',
      sentence: 'From abroad the line of DMW and OWWA of the Philippines is +632 1348.',
      from: HOTLINE,
    },
  ],
  'ban-or-limit': [
    {
      key: 'ph.domestic.age',
      label: 'Household work, minimum age',
      value: '24 years, since July 2022',
      amount: [24, 'years'],
      sentence:
        'Since July 2022 a household worker from the Philippines must be 24 years or older to go abroad.',
      from: {
        title: 'Minimum age for Filipino domestic workers abroad raised to 24, 28 July 2022',
        publisher: 'Gulf News',
        link: 'https://gulfnews.com/uae/minimum-age-for-filipino-domestic-workers-abroad-including-those-in-uae-raised-to-24-1.89520591',
        year: 2022,
        confidence: 'secondary',
        read: '2026-11-26',
      },
    },
  ],
})
