import { COMMON, factsOf, type Source } from './type'

const BUREAU = 'Sri Lanka Bureau of Foreign Employment, SLBFE (slbfe.lk)'

const SLBFE: Source = {
  title: 'Registration before departure',
  publisher: 'Sri Lanka Bureau of Foreign Employment (slbfe.lk)',
  link: 'https://slbfe.lk',
  year: 2024,
  confidence: 'official',
}

const HOTLINE: Source = {
  title: 'A 24-hour hotline on migrant workers, Government Information Department',
  publisher: 'agamya.lk',
  link: 'https://agamya.lk/state/9747-a-24-hour-hotline-for-information-on-migrant-workers',
  year: 2020,
  confidence: 'secondary',
}

const TRAINING: Source = {
  title: 'Member profile of Sri Lanka: compulsory training before departure',
  publisher: 'Abu Dhabi Dialogue (abudhabidialogue.org)',
  link: 'http://abudhabidialogue.org/members/ministry-telecommunication-digital-infrastructure-and-foreign-employment-lk',
  confidence: 'secondary',
  read: '2026-11-26',
}

export const LK = factsOf('LK', BUREAU, {
  'visa-and-permit': [
    {
      key: 'lk.registration',
      label: 'Permission to leave for work',
      value: 'registration with SLBFE before departure',
      sentence:
        'A worker from Sri Lanka registers with SLBFE, the Bureau of Foreign Employment, before departure.',
      from: SLBFE,
    },
  ],
  fees: [
    {
      key: 'lk.fees.registration',
      label: 'First registration',
      value: 'LKR 22,027 in 2024',
      amount: [22027, 'LKR'],
      sentence:
        'In 2024 the first registration with SLBFE in Sri Lanka cost LKR 22,027, and slbfe.lk has the fee of today.',
      from: SLBFE,
    },
    {
      key: 'lk.fees.renewal',
      label: 'Renewal of the registration',
      value: 'LKR 4,599 in 2024',
      amount: [4599, 'LKR'],
      sentence:
        'In 2024 a renewal of the registration with SLBFE in Sri Lanka cost LKR 4,599, and slbfe.lk has the fee of today.',
      from: SLBFE,
    },
  ],
  documents: [
    {
      key: 'lk.law',
      label: 'Law on work abroad',
      value: 'Act 21 of 1985',
      sentence: 'The Sri Lanka Bureau of Foreign Employment works under Act 21 of 1985.',
      from: SLBFE,
    },
    {
      key: 'lk.orientation',
      label: 'Training before departure',
      value: 'compulsory for most; ask SLBFE when',
      sentence:
        'Sri Lanka has made training before departure compulsory for domestic, unskilled, skilled and other non-professional work; ask SLBFE when to take it.',
      from: TRAINING,
    },
    {
      key: 'lk.certificates.route',
      label: 'Route for certificates',
      value: 'usually embassy attestation',
      sentence:
        'Papers from Sri Lanka usually take the embassy route and not an apostille, and the embassy of the destination can confirm it.',
      from: COMMON,
      confirm: 'Embassy of the destination',
    },
  ],
  'ban-or-limit': [
    {
      key: 'lk.domestic.age',
      label: 'Domestic work, minimum age',
      value: 'a minimum age applies; ask SLBFE',
      sentence: 'Sri Lanka sets minimum ages for domestic work abroad, and SLBFE gives them.',
      from: SLBFE,
    },
    {
      key: 'lk.women.report',
      label: 'Women, family background report',
      value: 'may be needed; ask SLBFE',
      sentence:
        'A woman from Sri Lanka may need a family background report before work abroad; ask SLBFE, because the rules vary.',
      from: SLBFE,
    },
  ],
  contacts: [
    {
      key: 'lk.contacts.phone',
      label: 'Help line of SLBFE',
      value: '1989',
      sentence: 'The line of SLBFE for workers from Sri Lanka is 1989, open day and night.',
      from: HOTLINE,
    },
  ],
})
