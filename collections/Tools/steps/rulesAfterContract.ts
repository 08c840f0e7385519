import { always, OF_COUNTRIES } from '@/collections/Tools/documents/paperRule'
import { OUR_OFFICE } from '@/collections/Tools/shared/facts'
import { NOT_FROM_INDIA, type StepRule } from './stepRule'

const EMPLOYER = 'Your employer in {Country}'

/** From the papers to the first weeks abroad. */
export const AFTER_CONTRACT: readonly StepRule[] = [
  {
    key: 'certificates',
    title: always('Certificates'),
    needed: always('perhaps'),
    what: [OF_COUNTRIES],
    papers: ['certificates', 'licence', 'police'],
    acts: ['you', 'office'],
    paid: 'certificates',
    keep: 'A receipt for every original paper.',
  },
  {
    key: 'medical',
    title: always('Medical test'),
    needed: always('yes'),
    what: [OF_COUNTRIES],
    papers: ['medical'],
    acts: ['you'],
    paid: 'medical',
    keep: 'The report and the receipt.',
  },
  {
    key: 'visa',
    title: always('Visa'),
    needed: always('yes'),
    what: [],
    papers: ['visa'],
    acts: ['employer'],
    paid: 'visa',
    keep: 'A copy of the visa, checked against your contract.',
  },
  {
    key: 'clearance',
    title: always('Emigration clearance'),
    needed: [{ when: NOT_FROM_INDIA, is: 'yes' }, { is: 'perhaps' }],
    what: [
      OF_COUNTRIES,
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
    needed: always('perhaps'),
    what: [
      {
        when: { home: ['LK'] },
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
    what: [OF_COUNTRIES, { text: 'Ask the employer who takes you to the offices.', ask: EMPLOYER }],
    papers: [],
    acts: ['employer'],
    paid: 'arrival',
    keep: 'A photo of your card and every pay slip.',
  },
]
