import { source } from './source'
import { factsOf } from './type'

// Who pays what, beside the facts of each country: what laws and ministries say on charges to workers from Nepal.

const FREE_VISA = source(
  'Free visa, free ticket: zero-cost migration of 9 June 2015',
  'Taylor & Francis, chapter on labour migration from Nepal',
  'https://www.taylorfrancis.com/books/9781315297880/chapters/10.4324/9781315297897-15',
  2015,
)
const NEPAL_2025 = source(
  'The free visa, free ticket policy exists only on paper',
  'Nepal News',
  'https://english.nepalnews.com/?p=187243',
  2025,
)

export const NP_CHARGES = factsOf('NP', 'Department of Foreign Employment, DoFE', {
  fees: [
    {
      key: 'np.fees.malaysia',
      label: 'Costs of a job in Malaysia',
      value: 'the employer',
      sentence:
        'Nepal and Malaysia agreed in 2018 that the employer pays agent, visa, medical test and ticket both ways.',
      from: source(
        'Nepal and Malaysia sign labour pact, 29 October 2018',
        'Kathmandu Post',
        'http://www.recruitmentreform.org/nepal-and-malaysia-sign-labour-pact/',
        2018,
      ),
    },
    {
      key: 'np.fees.other',
      label: 'Other costs of recruitment',
      value: 'the employer',
      sentence:
        'For the Gulf and Malaysia, Nepal puts visa, ticket and all other costs of recruitment on the employer.',
      from: FREE_VISA,
    },
    {
      key: 'np.fees.own',
      label: 'Orientation, welfare fund and insurance',
      value: 'the worker, to those who give it',
      sentence:
        'Under free visa, free ticket a worker from Nepal pays for the orientation course, and for welfare fund and insurance.',
      from: FREE_VISA,
    },
    {
      key: 'np.registration.duty',
      label: 'Licence of an agency in Nepal',
      value: 'nobody may recruit without one',
      sentence:
        'Under section 10 of the Foreign Employment Act of Nepal nobody may send workers abroad without a licence.',
      from: source(
        'Foreign Employment Act 2064 (2007), section 10 (in translation)',
        'kaanun.app',
        'https://kaanun.app/en-t/section/इजाजतपत्रबिना%20वैदेशिक%20रोजगार%20व__i645b74b724b2ad0bfc384720',
        2007,
        'law',
      ),
    },
    {
      key: 'np.fees.medical',
      label: 'Medical test',
      value: 'NPR 9,500',
      amount: [9500, 'NPR'],
      sentence: 'Since November 2025 the medical test in Nepal costs NPR 9,500 at a listed clinic.',
      from: source(
        'New medical fee adds to migrant burdens, 27 November 2025',
        'Republica',
        'https://d2l6fjvu7g4rze.cloudfront.net/news/free-visa-free-ticket-in-crisis-new-medical-fee-adds-to-migrant-burdens-90-94.html',
        2025,
      ),
    },
    {
      key: 'np.fees.insurance',
      label: 'Term life insurance',
      value: 'NPR 3,700',
      amount: [3700, 'NPR'],
      sentence:
        'In 2025 the term life insurance of Nepal cost NPR 3,700 below 35 years of age, and more above.',
      from: NEPAL_2025,
    },
  ],
})
