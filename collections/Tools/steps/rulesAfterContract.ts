import { always, EMIGRATION_CHECK } from '@/collections/Tools/documents/paperRule'
import { CLEARANCE_TITLES } from '@/collections/Tools/documents/rulesFlight'
import { tradesBut } from '@/collections/Tools/documents/shared/trades'
import { CLEARANCE, NOT_FROM_INDIA, type StepRule } from './stepRule'

const OUR_OFFICE = 'Our office'
const EMPLOYER = 'Your employer in {Country}'

/** From the papers to the first weeks abroad. */
export const AFTER_CONTRACT: readonly StepRule[] = [
  {
    key: 'certificates',
    title: always('Certificates'),
    needed: [{ when: { destination: ['AE'], trade: ['helper'] }, is: 'no' }, { is: 'perhaps' }],
    what: [
      { when: { destination: ['AE'], trade: ['helper'] }, fact: 'ae.certificates.not-needed' },
    ],
    papers: ['certificates', 'licence', 'police'],
    acts: ['you', 'office'],
    paid: 'certificates',
    keep: 'A receipt for every original paper.',
  },
  {
    key: 'medical',
    title: [
      { when: { destination: ['AE', 'SG'] }, is: 'Medical test, after arrival' },
      { when: { destination: ['QA'] }, is: 'Medical test, at the visa centre' },
      { is: 'Medical test' },
    ],
    needed: always('yes'),
    what: [{ when: { destination: ['AE', 'SG'] }, fact: '{to}.medical' }],
    papers: ['medical'],
    acts: ['you'],
    paid: 'medical',
    keep: 'The report and the receipt.',
  },
  {
    key: 'visa',
    title: [{ when: { destination: ['SG'] }, is: 'Work pass' }, { is: 'Visa' }],
    needed: always('yes'),
    what: [],
    papers: ['visa'],
    acts: ['employer'],
    paid: 'visa',
    keep: 'A copy of the visa, checked against your contract.',
  },
  {
    key: 'clearance',
    title: CLEARANCE_TITLES,
    needed: [...CLEARANCE, { when: NOT_FROM_INDIA, is: 'yes' }, { is: 'perhaps' }],
    what: [
      { when: { home: ['IN'], destination: ['SG'] }, fact: 'in.ecr.singapore' },
      {
        when: {
          home: ['IN'],
          passport: ['ecnr'],
          destination: EMIGRATION_CHECK,
          trade: tradesBut('nurse'),
        },
        fact: 'in.ecr.voluntary',
      },
      {
        when: { home: ['IN'], passport: ['ecnr'], destination: [null] },
        text: 'It depends on the country of the job.',
        ask: OUR_OFFICE,
      },
      {
        when: { home: [null] },
        text: 'Your own country may ask for a permission.',
        ask: OUR_OFFICE,
      },
    ],
    papers: ['insurance', 'clearance'],
    acts: ['office', 'you', 'government'],
    paid: 'clearance',
    keep: 'The insurance policy and the clearance.',
  },
  {
    key: 'orientation',
    title: always('Orientation class'),
    needed: [{ when: { home: ['NP'] }, is: 'yes' }, { is: 'perhaps' }],
    what: [
      {
        when: { home: ['LK', 'BD', 'PH'] },
        fact: '{home}.orientation',
        or: 'We do not know if {Home} asks for a class.',
      },
      { when: { home: [null] }, text: 'Your own country may ask for a class.', ask: OUR_OFFICE },
    ],
    papers: ['orientation'],
    acts: ['you'],
    paid: 'orientation',
    keep: 'The certificate and your notes.',
  },
  {
    key: 'flight',
    title: always('Flight'),
    needed: always('yes'),
    what: [{ fact: 'general.papers.airport' }],
    papers: ['ticket'],
    acts: ['employer', 'office', 'you'],
    paid: 'ticket',
    keep: 'One folder with all papers, and copies at home.',
  },
  {
    key: 'arrival',
    title: always('After arrival'),
    needed: always('yes'),
    what: [
      { when: { destination: ['AE'] }, fact: '{to}.visa.steps' },
      { when: { destination: ['MY'] }, fact: 'my.medical' },
      { when: { destination: ['SA', 'OM', 'QA', 'BH', 'KW'] }, fact: 'general.medical.again' },
      { text: 'Ask the employer who takes you to the offices.', ask: EMPLOYER },
    ],
    papers: [],
    acts: ['employer'],
    paid: 'arrival',
    keep: 'A photo of your card and every pay slip.',
  },
]
