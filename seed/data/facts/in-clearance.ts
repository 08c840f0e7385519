import { PROTECTOR } from './in-fees'
import { COMMON, factsOf, type Source } from './type'

const PASSPORT_OFFICE = 'Passport Seva (passportindia.gov.in)'

const ECR: Source = {
  title: 'Statement of the Ministry of External Affairs on emigration clearance, 3 January 2020',
  publisher: 'Devdiscourse',
  year: 2020,
  confidence: 'secondary',
}
const NON_ECR: Source = {
  title: 'Copies of the non-ECR list of the Ministry of External Affairs (older)',
  publisher: 'Several guide sites',
  confidence: 'secondary',
}
const NURSES: Source = {
  title: "Lok Sabha answer 'Nurses Working Abroad', about 2018",
  publisher: 'datais.info',
  year: 2018,
  confidence: 'secondary',
}
const WOMEN: Source = {
  title: 'Questions on emigration clearance (older page)',
  publisher: 'nicra.in',
  link: 'https://nicra.in',
  confidence: 'secondary',
}
const PAPERS: Source = {
  title: 'Papers for overseas recruitment (older page)',
  publisher: 'Himachal Pradesh services portal (himachalservices.nic.in)',
  link: 'https://himachalservices.nic.in',
  confidence: 'official',
}

export const IN_CLEARANCE = factsOf('IN', PROTECTOR, {
  'visa-and-permit': [
    {
      key: 'in.ecr.countries',
      label: 'Countries with emigration check (ECR)',
      value:
        'Afghanistan, Bahrain, Indonesia, Iraq, Jordan, Kuwait, Lebanon, Libya, Malaysia, Oman, Qatar, Saudi Arabia, South Sudan, Sudan, Syria, Thailand, UAE and Yemen',
      sentence:
        'An Indian with an ECR passport needs emigration clearance to work in 18 countries, among them all six Gulf states and Malaysia.',
      from: ECR,
    },
    {
      key: 'in.ecr.count',
      label: 'Number of countries with emigration check',
      value: '18 countries',
      amount: [18, 'countries'],
      sentence: 'India asks for emigration clearance for 18 countries, South Sudan among them.',
      from: ECR,
    },
    {
      key: 'in.ecr.gulf',
      label: 'Emigration clearance for the Gulf and Malaysia',
      value: 'needed with an ECR passport, and for nurses with any passport',
      sentence:
        'For the six Gulf states and Malaysia an Indian needs emigration clearance with an ECR passport, and a nurse with any passport.',
      from: ECR,
    },
    {
      key: 'in.ecr.singapore',
      label: 'Emigration clearance for Singapore',
      value: 'not needed',
      sentence: 'Singapore is not one of the 18 countries with Indian emigration check.',
      from: ECR,
    },
    {
      key: 'in.ecr.voluntary',
      label: 'eMigrate registration with a non-ECR passport',
      value: 'voluntary',
      sentence: 'An Indian with a non-ECR passport may register on eMigrate but does not have to.',
      from: ECR,
    },
    {
      key: 'in.ecr.nurses',
      label: 'Emigration clearance for nurses',
      value: 'needed for 18 countries with any passport, since 2015',
      sentence:
        'Since 2015 an Indian nurse needs emigration clearance for 18 countries with any passport.',
      from: NURSES,
    },
    {
      key: 'in.clearance.steps',
      label: 'Steps to emigration clearance',
      value:
        'demand letter, power of attorney, contract, selection, visa, PBBY, upload, clearance online, check at the airport',
      sentence:
        'Indian clearance usually goes from the papers of the employer to selection, visa, PBBY, upload of the contract, online clearance and the airport check; ask the Protector of Emigrants.',
      from: COMMON,
    },
    {
      key: 'in.clearance.papers',
      label: 'Papers of the employer for clearance',
      value: 'demand letter, power of attorney, contract and visa',
      sentence:
        'For Indian emigration clearance the employer gives a demand letter, a power of attorney, a contract and the visa.',
      from: PAPERS,
    },
  ],
  documents: [
    {
      key: 'in.ecr.mark',
      label: 'Mark of an ECR passport',
      value: 'a note on the last page',
      sentence: 'An Indian ECR passport has the note Emigration Check Required on the last page.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
    {
      key: 'in.ecr.no-mark',
      label: 'Passport without a note, issued after January 2007',
      value: 'non-ECR',
      sentence: 'An Indian passport issued after January 2007 without a note is non-ECR.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
    {
      key: 'in.non-ecr.groups',
      label: 'Who can have a non-ECR passport',
      value:
        'Class 10 pass or above, taxpayers, degree professionals, NCVT, SCVT or polytechnic holders, seafarers with CDC and others',
      sentence:
        'A non-ECR passport is for Indians with Class 10, a degree or a trade diploma, for income-tax payers, seafarers with CDC and others on the list.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
    {
      key: 'in.non-ecr.age',
      label: 'Non-ECR passport by age',
      value: 'over 50 years',
      amount: [50, 'years'],
      sentence: 'Indians over 50 years of age can have a non-ECR passport.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
    {
      key: 'in.non-ecr.children',
      label: 'Non-ECR passport for children',
      value: 'up to 18 years',
      amount: [18, 'years'],
      sentence: 'Indian children up to 18 years can have a non-ECR passport.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
    {
      key: 'in.non-ecr.abroad',
      label: 'Non-ECR passport after living abroad',
      value: '3 years or more abroad',
      amount: [3, 'years'],
      sentence: 'Indians who lived abroad for 3 years or more can have a non-ECR passport.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
    {
      key: 'in.non-ecr.trade-diploma',
      label: 'Non-ECR passport by trade diploma',
      value: 'a 2-year NCVT or SCVT certificate or a 3-year polytechnic diploma',
      sentence:
        'Indians with a 2-year NCVT or SCVT certificate or a 3-year polytechnic diploma can have a non-ECR passport.',
      from: NON_ECR,
      confirm: PASSPORT_OFFICE,
    },
  ],
  'ban-or-limit': [
    {
      key: 'in.nurses.agents',
      label: 'Agents for nurses',
      value: 'state agencies, and private agents under strict terms',
      sentence:
        'Indian nurses were first recruited by state agencies only, and private agents came in later under strict terms; check the agent and the employer on eMigrate.',
      from: NURSES,
    },
    {
      key: 'in.nurses.state-agencies',
      label: 'State agencies for nurses',
      value: 'NORKA Roots, ODEPC, OMCL, UPFC, TOMCOM and OMCAP',
      sentence:
        'The state agencies for Indian nurses are NORKA Roots, ODEPC, OMCL, UPFC, TOMCOM and OMCAP.',
      from: NURSES,
    },
    {
      key: 'in.women.age',
      label: 'Women with an ECR passport under 30',
      value: 'no clearance under an older rule, nurses exempt',
      amount: [30, 'years'],
      sentence:
        'Under an older Indian rule women under 30 with an ECR passport get no clearance, except nurses; ask the Protector of Emigrants how it is applied today.',
      from: WOMEN,
    },
  ],
})
