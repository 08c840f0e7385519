import { COMMON, factsOf, type Source } from './type'

const MADAD_PORTAL = 'MADAD (madad.gov.in)'
const MISSION = 'Indian embassy or consulate'

const MADAD: Source = {
  title: 'Consular complaints, MADAD and eMigrate',
  publisher: 'Ministry of External Affairs (fsi.mea.gov.in)',
  link: 'https://fsi.mea.gov.in',
  confidence: 'official',
}
const DUBAI: Source = {
  title: 'Labour matters',
  publisher: 'Consulate General of India, Dubai (cgidubai.gov.in)',
  link: 'https://cgidubai.gov.in',
  confidence: 'official',
}
const PBSK: Source = {
  title: 'Pravasi Bharatiya Sahayata Kendra, 2018',
  publisher: 'youturn.in',
  link: 'https://youturn.in',
  year: 2018,
  confidence: 'secondary',
}
const PBSK_DUBAI: Source = {
  title: 'Pravasi Bharatiya Sahayata Kendra in Dubai, 28 December 2020',
  publisher: 'Gulf News',
  year: 2020,
  confidence: 'secondary',
}
const PCC: Source = {
  title: 'Police clearance certificates',
  publisher: 'Ministry of External Affairs (fsi.mea.gov.in)',
  link: 'https://fsi.mea.gov.in',
  confidence: 'official',
}
const CHAIN: Source = {
  title: 'Chain of attestation offices in India',
  publisher: 'indiafornri',
  confidence: 'secondary',
}
const APOSTILLE: Source = {
  title: 'Apostille for Saudi Arabia, 25 January 2023',
  publisher: 'Telangana Today',
  year: 2023,
  confidence: 'secondary',
}
const PASSPORT_SEVA = 'Passport Seva (passportindia.gov.in)'

export const IN_HELP = factsOf('IN', MISSION, {
  contacts: [
    {
      key: 'in.contacts.pbsk',
      label: 'Help line PBSK, free inside India',
      value: '1800 11 3090',
      sentence:
        'The Indian help line PBSK is 1800 11 3090, free inside India; if it does not answer, write to madad.gov.in.',
      from: PBSK,
    },
    {
      key: 'in.contacts.pbsk-dubai',
      label: 'Help line PBSK in Dubai',
      value: '800 46342',
      sentence:
        'In 2020 the number of PBSK in Dubai for Indians in the UAE was 800 46342; check it before use.',
      from: PBSK_DUBAI,
      confirm: 'Indian consulate in Dubai (cgidubai.gov.in)',
    },
    {
      key: 'in.contacts.madad',
      label: 'Complaint portal MADAD',
      value: 'madad.gov.in',
      sentence: 'The complaint portal of the Indian foreign ministry is MADAD, at madad.gov.in.',
      from: MADAD,
      confirm: MADAD_PORTAL,
    },
    {
      key: 'in.contacts.emigrate',
      label: 'Portal for agents and clearance',
      value: 'emigrate.gov.in',
      sentence: 'Agents and emigration clearance of India are on the site emigrate.gov.in.',
      from: MADAD,
      confirm: 'eMigrate (emigrate.gov.in)',
    },
  ],
  complaints: [
    {
      key: 'in.madad.start',
      label: 'MADAD, start',
      value: '21 February 2015',
      sentence: 'The Indian complaint portal MADAD started on 21 February 2015 and has an app.',
      from: MADAD,
      confirm: MADAD_PORTAL,
    },
    {
      key: 'in.mission.help',
      label: 'Help of the Indian mission',
      value: 'labour wing, shelter, open house and welfare fund',
      sentence:
        'Indian missions abroad help workers with a labour wing, a shelter, open house days and a welfare fund.',
      from: DUBAI,
    },
    {
      key: 'in.mission.limit',
      label: 'What the mission cannot do',
      value: 'force an employer to pay',
      sentence: 'An Indian embassy cannot force an employer to pay, because the courts decide.',
      from: DUBAI,
    },
    {
      key: 'in.icwf',
      label: 'Indian Community Welfare Fund (ICWF)',
      value: 'ticket home, legal aid, bringing home the body of a worker who died',
      sentence:
        'The Indian Community Welfare Fund can pay for a ticket home, legal aid and bringing home the body of a worker who died.',
      from: DUBAI,
    },
    {
      key: 'in.complaints.agent',
      label: 'Complaint about an agent in India',
      value: 'usually the Protector of Emigrants or MADAD',
      sentence:
        'A complaint about an agent in India usually goes to the Protector of Emigrants or to MADAD.',
      from: COMMON,
      confirm: MADAD_PORTAL,
    },
  ],
  documents: [
    {
      key: 'in.pcc.where',
      label: 'Police clearance certificate, in India',
      value: 'Passport Seva',
      sentence: 'In India you apply for a police clearance certificate at Passport Seva.',
      from: PCC,
      confirm: PASSPORT_SEVA,
    },
    {
      key: 'in.pcc.abroad',
      label: 'Police clearance certificate, abroad',
      value: 'the Indian mission',
      sentence:
        'An Indian abroad applies for a police clearance certificate at the Indian mission.',
      from: PCC,
    },
    {
      key: 'in.pcc.ecr-papers',
      label: 'Police clearance for an ECR country, papers',
      value: 'passport, contract and copy of the visa',
      sentence:
        'For a job in an ECR country the papers for an Indian police clearance certificate are the passport, the contract and a copy of the visa.',
      from: PCC,
      confirm: PASSPORT_SEVA,
    },
    {
      key: 'in.pcc.tourist',
      label: 'Police clearance for a tourist visa',
      value: 'not given',
      sentence: 'India gives no police clearance certificate for a tourist visa.',
      from: PCC,
      confirm: PASSPORT_SEVA,
    },
    {
      key: 'in.certificates.chain',
      label: 'Order of embassy attestation',
      value: 'notary, state or SDM, MEA, embassy, foreign ministry abroad',
      sentence:
        'The order of embassy attestation is notary, state department or SDM, the Ministry of External Affairs, the embassy and the foreign ministry abroad.',
      from: CHAIN,
      confirm: 'Ministry of External Affairs',
    },
    {
      key: 'in.certificates.apostille',
      label: 'Office that gives the apostille',
      value: 'Ministry of External Affairs',
      sentence: 'In India the apostille is given by the Ministry of External Affairs.',
      from: APOSTILLE,
      confirm: 'Ministry of External Affairs',
    },
  ],
})
