import { PAM } from './kw-work'
import { factsOf, type Source } from './type'

const LAW: Source = {
  title: 'Kuwait Law 6 of 2010',
  publisher: 'Mondaq',
  confidence: 'secondary',
}
const CONTRACT: Source = {
  title: 'Contracts in Kuwait',
  publisher: 'masdar.om',
  link: 'https://masdar.om',
  confidence: 'secondary',
}
const EXIT: Source = {
  title: 'Exit permit in Kuwait, 1 July 2025',
  publisher: 'Arab Times',
  year: 2025,
  confidence: 'secondary',
}
const GUIDE: Source = {
  title: 'Working in Kuwait (older guide)',
  publisher: 'recruitmentadvisor.org',
  link: 'https://recruitmentadvisor.org',
  confidence: 'secondary',
}
const ENGINEERS: Source = {
  title: 'Approval of engineers in Kuwait, 29 May 2023',
  publisher: 'Kuwait Times',
  year: 2023,
  confidence: 'secondary',
}
const CHAIN: Source = {
  title: 'Chain of attestation offices in India',
  publisher: 'indiafornri',
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}

export const KW_MOVING = factsOf('KW', PAM, {
  fees: [
    {
      key: 'kw.fees.recruitment',
      label: 'Recruitment cost',
      value: 'not clearly settled by the law; ask PAM',
      sentence:
        'The labour law of Kuwait does not clearly say who pays the cost of recruitment, so ask PAM and get the answer in writing.',
      from: GUIDE,
    },
  ],
  'visa-and-permit': [
    {
      key: 'kw.exit-permit',
      label: 'Exit permit',
      value: "the employer's online approval, since 1 July 2025",
      sentence:
        "Since 1 July 2025 every Article 18 worker in Kuwait needs the employer's online approval to travel; check with PAM that the rule still applies.",
      from: EXIT,
    },
    {
      key: 'kw.exit-permit.where',
      label: 'Exit permit, where to ask',
      value: 'Sahel app or Ashal portal',
      sentence: 'The Kuwait exit permit goes through the Sahel app or the Ashal portal.',
      from: EXIT,
    },
    {
      key: 'kw.exit-permit.limit',
      label: 'Exit permit, how often',
      value: 'no limit in a year',
      sentence: 'There is no limit on how often a worker in Kuwait asks for an exit permit.',
      from: EXIT,
    },
    {
      key: 'kw.exit-permit.dates',
      label: 'Exit permit, travel dates',
      value: 'chosen by the worker',
      sentence: 'The worker in Kuwait chooses the travel dates in the request for an exit permit.',
      from: EXIT,
    },
    {
      key: 'kw.exit-permit.refused',
      label: 'Exit permit refused without a reason',
      value: 'complain to the labour relations unit of PAM',
      sentence:
        'A worker in Kuwait whose exit permit is refused without a reason can complain to the labour relations unit of PAM.',
      from: EXIT,
    },
  ],
  documents: [
    {
      key: 'kw.law',
      label: 'Labour law',
      value: 'Law 6 of 2010',
      sentence: 'Private-sector work in Kuwait is under Law 6 of 2010.',
      from: LAW,
    },
    {
      key: 'kw.contract.term',
      label: 'Contract',
      value: '1 to 5 years, or open',
      amount: [5, 'years'],
      sentence: 'A contract in Kuwait is for 1 to 5 years or has no end date.',
      from: CONTRACT,
    },
    {
      key: 'kw.passport',
      label: 'Passport',
      value: 'the employer may not keep it',
      sentence: 'A Kuwait employer may not keep your passport.',
      from: GUIDE,
    },
    {
      key: 'kw.certificates.route',
      label: 'Route for certificates',
      value: 'embassy attestation',
      sentence:
        'An Indian degree for Kuwait goes through notary, state, the Indian foreign ministry, the Kuwait embassy and the Kuwait foreign ministry.',
      from: CHAIN,
      confirm: 'Embassy of Kuwait in your country',
    },
    {
      key: 'kw.engineers',
      label: 'Engineers',
      value: 'approval of the Kuwait Society of Engineers',
      sentence:
        "An engineer's title in Kuwait needs the approval of the Kuwait Society of Engineers.",
      from: ENGINEERS,
      confirm: 'Kuwait Society of Engineers',
    },
    {
      key: 'kw.engineers.indian-degree',
      label: 'Engineers with an Indian degree',
      value: 'judged on NBA accreditation',
      sentence: 'In 2023 Kuwait judged Indian engineering degrees on NBA accreditation.',
      from: ENGINEERS,
      confirm: 'Kuwait Society of Engineers',
    },
    {
      key: 'kw.health-licence',
      label: 'Health licence',
      value: 'Ministry of Health',
      sentence: 'Health staff in Kuwait need a licence from the Ministry of Health.',
      from: HEALTH,
      confirm: 'Ministry of Health, Kuwait',
    },
  ],
})
