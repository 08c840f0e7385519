import { PROTECTOR } from './in-fees'
import { COMMON, factsOf, type Source } from './type'

const ACT: Source = {
  title: 'Emigration Act, 1983, section 10',
  publisher: 'legalauthority.in (text of the Act)',
  link: 'https://legalauthority.in',
  confidence: 'law',
}
const AGENTS: Source = {
  title: 'Registration of recruiting agents, 8 October 2022',
  publisher: 'Hindustan Times',
  year: 2022,
  confidence: 'secondary',
}
const BILL: Source = {
  title: 'Draft Overseas Mobility (Facilitation and Welfare) Bill, 10 October 2025',
  publisher: 'Deccan Herald',
  year: 2025,
  confidence: 'secondary',
}
const EMIGRATE: Source = {
  title: 'Consular complaints, MADAD and eMigrate',
  publisher: 'Ministry of External Affairs (fsi.mea.gov.in)',
  link: 'https://fsi.mea.gov.in',
  confidence: 'official',
}
const EMIGRATE_2: Source = {
  title: 'eMigrate V2.0 and unregistered agents, October 2024',
  publisher: 'ETV Bharat',
  year: 2024,
  confidence: 'secondary',
}
const REGISTRATION: Source = {
  title: 'Registration of recruiting agents',
  publisher: 'Ministry of External Affairs (mea.gov.in)',
  link: 'https://mea.gov.in',
  confidence: 'official',
}
const RULES_1983: Source = {
  title: 'Emigration Rules, 1983, as amended',
  publisher: 'Emigration Rules, 1983 (India)',
  confidence: 'secondary',
}
const RPSL: Source = {
  title: 'DG Shipping advisory on RPSL status, 17 December 2025',
  publisher: 'ETV Bharat',
  year: 2025,
  confidence: 'secondary',
}

export const IN_AGENTS = factsOf('IN', PROTECTOR, {
  documents: [
    {
      key: 'in.law',
      label: 'Law on work abroad',
      value: 'Emigration Act, 1983',
      sentence: 'Recruitment in India for work abroad is under the Emigration Act, 1983.',
      from: ACT,
    },
    {
      key: 'in.law.bill',
      label: 'Bill to replace the law',
      value: 'proposed in October 2025',
      sentence:
        'A bill to replace the Indian Emigration Act was proposed in October 2025; check with the Ministry of External Affairs if it is in force.',
      from: BILL,
      confirm: 'Ministry of External Affairs',
    },
    {
      key: 'in.registration.duty',
      label: 'Registration of agents',
      value: 'nobody may recruit without a valid certificate',
      sentence:
        'Under section 10 of the Indian Emigration Act nobody may recruit for work abroad without a valid certificate.',
      from: ACT,
    },
    {
      key: 'in.registration.office',
      label: 'Office that registers agents',
      value: 'Protector General of Emigrants, Ministry of External Affairs',
      sentence:
        'The Protector General of Emigrants in the Ministry of External Affairs registers recruiting agents in India.',
      from: AGENTS,
    },
    {
      key: 'in.registration.length',
      label: 'Registration of an agent, length',
      value: '5 years',
      amount: [5, 'years'],
      sentence: 'The certificate of a recruiting agent in India is valid for 5 years.',
      from: RULES_1983,
    },
    {
      key: 'in.registration.transfer',
      label: 'Registration of an agent, transfer',
      value: 'not transferable',
      sentence:
        'The certificate of a recruiting agent in India cannot be passed on to another company.',
      from: REGISTRATION,
    },
    {
      key: 'in.registration.advert',
      label: 'Registration number in adverts',
      value: 'in every advertisement',
      sentence: 'The registration number of an Indian agent must be in every job advertisement.',
      from: AGENTS,
    },
    {
      key: 'in.advert.content',
      label: 'What a job advert must show',
      value: 'registration number, salary, job and full address',
      sentence:
        'A proper job advert of an Indian agent shows the registration number, the salary, the job and the full address.',
      from: AGENTS,
    },
    {
      key: 'in.emigrate.start',
      label: 'eMigrate, start',
      value: '25 September 2014',
      sentence: 'The Indian portal eMigrate started on 25 September 2014.',
      from: EMIGRATE,
    },
    {
      key: 'in.emigrate.version-2',
      label: 'eMigrate, version 2.0 and app',
      value: '14 October 2024',
      sentence: 'Version 2.0 of eMigrate and its app started on 14 October 2024.',
      from: EMIGRATE_2,
    },
    {
      key: 'in.emigrate.unregistered',
      label: 'Unregistered agents named on eMigrate',
      value: '3,094 by October 2024',
      sentence: 'By October 2024 eMigrate had named 3,094 unregistered agents.',
      from: EMIGRATE_2,
    },
    {
      key: 'in.referral-wages',
      label: 'Minimum referral wages',
      value: 'shown on eMigrate',
      sentence: 'India sets minimum referral wages by country, and eMigrate shows them.',
      from: {
        title: 'Minimum referral wages restored, 29 July 2021',
        publisher: 'pravasivision.in',
        link: 'https://pravasivision.in',
        year: 2021,
        confidence: 'secondary',
      },
    },
    {
      key: 'in.receipt.originals',
      label: 'Originals and passport',
      value: 'usually only against a receipt',
      sentence:
        'Original certificates and passports are usually handed over only against a receipt; ask the Protector of Emigrants if an agent gives none.',
      from: COMMON,
    },
  ],
  'ban-or-limit': [
    {
      key: 'in.seafarers.agent',
      label: 'Agents for ship jobs',
      value: 'only with an RPSL licence from DG Shipping',
      sentence:
        'In India only a holder of an RPSL licence from DG Shipping may recruit people for ships.',
      from: RPSL,
      confirm: 'DG Shipping',
    },
    {
      key: 'in.seafarers.fee',
      label: 'Fee from a seafarer',
      value: 'none allowed',
      amount: [0, 'INR'],
      sentence: 'In India no recruitment fee may be taken from a seafarer.',
      from: RPSL,
      confirm: 'DG Shipping',
    },
  ],
})
