import { PROTECTOR } from './in-fees'
import { factsOf, type Source } from './type'

const PBBY: Source = {
  title: 'Pravasi Bharatiya Bima Yojana (PBBY)',
  publisher: 'Ministry of External Affairs (fsi.mea.gov.in)',
  link: 'https://fsi.mea.gov.in/pbby',
  year: 2017,
  confidence: 'official',
}
const PDOT: Source = {
  title: 'Pre-departure orientation for Indian workers',
  publisher: 'Indian Council of World Affairs (icwa.in)',
  link: 'https://icwa.in',
  confidence: 'secondary',
}
const PDOT_2019: Source = {
  title: 'Pre-departure training for emigrants, 31 July 2019',
  publisher: 'Financial Express',
  year: 2019,
  confidence: 'secondary',
}
const VIDESH_BHAVAN: Source = {
  title: 'Videsh Bhavan in the Bandra Kurla Complex, 28 August 2017',
  publisher: 'The Hindu',
  year: 2017,
  confidence: 'secondary',
}

export const IN_INSURANCE = factsOf('IN', PROTECTOR, {
  insurance: [
    {
      key: 'in.pbby.duty',
      label: 'PBBY insurance',
      value: 'compulsory with an ECR passport',
      sentence: 'PBBY insurance is compulsory for Indian workers with an ECR passport.',
      from: PBBY,
    },
    {
      key: 'in.pbby.premium.2-years',
      label: 'PBBY, premium for 2 years',
      value: 'Rs 275',
      amount: [275, 'INR'],
      sentence:
        'In 2017 the premium of PBBY was Rs 275 for 2 years, and eMigrate has the sum of today.',
      from: PBBY,
    },
    {
      key: 'in.pbby.premium.3-years',
      label: 'PBBY, premium for 3 years',
      value: 'Rs 375',
      amount: [375, 'INR'],
      sentence:
        'In 2017 the premium of PBBY was Rs 375 for 3 years, and eMigrate has the sum of today.',
      from: PBBY,
    },
    {
      key: 'in.pbby.death',
      label: 'PBBY, accidental death or permanent disability',
      value: 'Rs 10 lakh',
      amount: [1000000, 'INR'],
      sentence: 'PBBY pays Rs 10 lakh for death by accident or permanent disability.',
      from: PBBY,
    },
    {
      key: 'in.pbby.hospital',
      label: 'PBBY, hospital in all',
      value: 'Rs 1,00,000',
      amount: [100000, 'INR'],
      sentence: 'PBBY pays up to Rs 1,00,000 in all for your treatment in hospital.',
      from: PBBY,
    },
    {
      key: 'in.pbby.hospital.stay',
      label: 'PBBY, hospital for one stay',
      value: 'Rs 50,000',
      amount: [50000, 'INR'],
      sentence: 'PBBY pays up to Rs 50,000 for one stay in hospital.',
      from: PBBY,
    },
    {
      key: 'in.pbby.family',
      label: 'PBBY, family in hospital in India',
      value: 'Rs 50,000',
      amount: [50000, 'INR'],
      sentence: 'PBBY pays up to Rs 50,000 when your family is in hospital in India.',
      from: PBBY,
    },
    {
      key: 'in.pbby.maternity',
      label: 'PBBY, maternity',
      value: 'Rs 35,000',
      amount: [35000, 'INR'],
      sentence: 'PBBY pays up to Rs 35,000 for maternity.',
      from: PBBY,
    },
    {
      key: 'in.pbby.maternity.caesarean',
      label: 'PBBY, maternity with a caesarean',
      value: 'Rs 50,000',
      amount: [50000, 'INR'],
      sentence: 'PBBY pays up to Rs 50,000 for maternity with a caesarean.',
      from: PBBY,
    },
    {
      key: 'in.pbby.legal',
      label: 'PBBY, legal cost',
      value: 'Rs 45,000',
      amount: [45000, 'INR'],
      sentence: 'PBBY pays up to Rs 45,000 of legal cost.',
      from: PBBY,
    },
    {
      key: 'in.pbby.ticket',
      label: 'PBBY, return to India',
      value: 'a repatriation ticket',
      sentence: 'PBBY pays a repatriation ticket to India under the terms of the policy.',
      from: PBBY,
    },
    {
      key: 'in.pbby.new-employer',
      label: 'PBBY after a change of employer',
      value: 'stays valid',
      sentence: 'A PBBY policy stays valid when the worker changes employer.',
      from: PBBY,
    },
    {
      key: 'in.pbby.renewal',
      label: 'PBBY, renewal',
      value: 'online',
      sentence: 'A PBBY policy can be renewed online.',
      from: PBBY,
    },
  ],
  documents: [
    {
      key: 'in.pdot.length',
      label: 'Pre-departure orientation (PDOT), length',
      value: 'one day, about 8 hours',
      amount: [8, 'hours'],
      sentence: 'Pre-departure orientation (PDOT) in India takes one day of about 8 hours.',
      from: PDOT,
    },
    {
      key: 'in.pdot.start',
      label: 'Pre-departure orientation (PDOT), start',
      value: 'January 2018',
      sentence: 'Free pre-departure orientation (PDOT) in India began in January 2018.',
      from: PDOT,
    },
    {
      key: 'in.pdot.duty',
      label: 'Pre-departure orientation (PDOT), duty',
      value: 'called voluntary in 2019; check with MEA',
      sentence:
        'In 2019 pre-departure orientation (PDOT) in India was called voluntary; check with MEA if this has changed.',
      from: PDOT_2019,
    },
    {
      key: 'in.pdot.centres',
      label: 'Pre-departure orientation (PDOT), centres',
      value: 'about 90, Mumbai included',
      sentence:
        'About 90 centres for pre-departure orientation (PDOT) are listed in India, Mumbai included.',
      from: PDOT,
    },
    {
      key: 'in.poe.mumbai',
      label: 'Protector of Emigrants in Mumbai',
      value: 'Videsh Bhavan, Bandra Kurla Complex',
      sentence:
        'The Protector of Emigrants in Mumbai is in Videsh Bhavan in the Bandra Kurla Complex.',
      from: VIDESH_BHAVAN,
    },
  ],
})
