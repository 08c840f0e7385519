import { COMMON, factsOf, type Source } from './type'

const DOFE = 'Department of Foreign Employment, DoFE (feims.dofe.gov.np)'

const RULES: Source = {
  title: 'Labour approval and the free visa, free ticket rule of Nepal',
  publisher: 'Amar Nepal',
  link: 'https://amarnepal.com',
  year: 2025,
  confidence: 'secondary',
}
const NOTICE_2015: Source = {
  title: 'Free visa, free ticket: zero-cost migration of 9 June 2015',
  publisher: 'Taylor & Francis, chapter on labour migration from Nepal',
  link: 'https://www.taylorfrancis.com/books/9781315297880/chapters/10.4324/9781315297897-15',
  year: 2015,
  confidence: 'secondary',
  read: '2026-11-26',
}
const APPROVAL: Source = {
  title: 'Foreign employment approval in Nepal: the papers that DoFE asks for',
  publisher: 'lawaxion.com',
  link: 'https://lawaxion.com/department-of-foreign-employment-approval-process-in-nepal/',
  confidence: 'secondary',
  read: '2026-11-26',
}
const PRACTICE: Source = {
  title: 'Free visa and free ticket in practice',
  publisher: 'Nepal News',
  link: 'https://english.nepalnews.com',
  year: 2025,
  confidence: 'secondary',
}

export const NP = factsOf('NP', DOFE, {
  'visa-and-permit': [
    {
      key: 'np.approval',
      label: 'Permission to leave for work',
      value: 'labour approval (shram swikriti) from DoFE',
      sentence:
        'A worker from Nepal needs labour approval (shram swikriti) from DoFE, the Department of Foreign Employment.',
      from: RULES,
    },
    {
      key: 'np.approval.where',
      label: 'Where labour approval is given',
      value: 'FEIMS (feims.dofe.gov.np)',
      sentence: 'Nepal gives labour approval in the FEIMS system at feims.dofe.gov.np.',
      from: RULES,
    },
  ],
  fees: [
    {
      key: 'np.fees.visa',
      label: 'Visa, for Malaysia and the six Gulf states',
      value: 'the employer, since July 2015',
      sentence:
        'Since July 2015 the employer pays the visa of a worker from Nepal for Malaysia and the six Gulf states.',
      from: RULES,
    },
    {
      key: 'np.fees.ticket',
      label: 'Air ticket, for Malaysia and the six Gulf states',
      value: 'the employer, since July 2015',
      sentence:
        'Since July 2015 the employer pays the air ticket of a worker from Nepal for Malaysia and the six Gulf states.',
      from: RULES,
    },
    {
      key: 'np.fees.agency',
      label: 'Fee of a Nepal agency, at most',
      value: 'NPR 10,000',
      amount: [10000, 'NPR'],
      sentence:
        'For the six Gulf states an agency in Nepal may take NPR 10,000 at most, and only if the employer writes that it does not pay.',
      from: NOTICE_2015,
    },
    {
      key: 'np.fees.practice',
      label: 'The rule in practice',
      value: 'agencies often ask for more, so keep every receipt',
      sentence:
        'Nepal News reports that practice often differs from the free visa, free ticket rule, so keep every receipt.',
      from: PRACTICE,
    },
    {
      key: 'np.fees.welfare',
      label: 'Payment to the welfare fund',
      value: 'NPR 1,500',
      amount: [1500, 'NPR'],
      sentence: 'A worker from Nepal pays NPR 1,500 to the welfare fund, as reported in 2025.',
      from: RULES,
    },
  ],
  insurance: [
    {
      key: 'np.insurance',
      label: 'Insurance',
      value: 'needed for labour approval',
      sentence: 'A worker from Nepal needs insurance for the labour approval.',
      from: RULES,
    },
  ],
  documents: [
    {
      key: 'np.law',
      label: 'Law on work abroad',
      value: 'Foreign Employment Act 2007',
      sentence: 'Work abroad for people from Nepal is under the Foreign Employment Act 2007.',
      from: RULES,
    },
    {
      key: 'np.orientation',
      label: 'Orientation course',
      value: '2 days',
      amount: [2, 'days'],
      sentence: 'A worker from Nepal takes an orientation course of 2 days before leaving.',
      from: RULES,
    },
    {
      key: 'np.orientation.first',
      label: 'Orientation course and labour approval',
      value: 'the course comes first',
      sentence:
        'In Nepal the orientation course comes before the labour approval: DoFE asks for its certificate.',
      from: APPROVAL,
    },
    {
      key: 'np.certificates.route',
      label: 'Route for certificates',
      value: 'usually embassy attestation',
      sentence:
        'Papers from Nepal usually take the embassy route and not an apostille, and the embassy of the destination can confirm it.',
      from: COMMON,
      confirm: 'Embassy of the destination',
    },
  ],
  contacts: [
    {
      key: 'np.contacts.abroad',
      label: 'Labour ministry of Nepal, from abroad',
      value: '+977 1 5970008',
      sentence:
        'In 2023 the labour ministry of Nepal gave +977 1 5970008 for workers abroad and their families; check it before use.',
      from: {
        title: 'Ministry of Labour cautions over the role of intermediaries, 8 April 2023',
        publisher: 'Khabarhub',
        link: 'https://english.khabarhub.com/2023/08/299465',
        year: 2023,
        confidence: 'secondary',
        read: '2026-11-26',
      },
      confirm: 'Ministry of Labour of Nepal',
    },
    {
      key: 'np.contacts.phone',
      label: 'DoFE help line',
      value: '1140',
      sentence: 'The number of DoFE in Nepal is 1140.',
      from: RULES,
    },
  ],
})
