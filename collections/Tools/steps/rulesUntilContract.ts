import { always } from '@/collections/Tools/documents/paperRule'
import { TESTED_TRADES } from '@/collections/Tools/documents/rulesInterview'
import type { When } from '@/collections/Tools/documents/speak'
import { CLEARANCE, NOT_FROM_INDIA, type StepRule } from './stepRule'

const OUR_OFFICE = 'Our office'
const FROM_INDIA: When = { home: ['IN'] }

/** From the request of the employer to the contract. */
export const UNTIL_CONTRACT: readonly StepRule[] = [
  {
    key: 'demand',
    title: always('Demand letter'),
    needed: always('yes'),
    what: [
      { text: 'The employer writes which jobs it offers, and what it pays.', ask: OUR_OFFICE },
      { when: FROM_INDIA, fact: 'in.clearance.papers' },
    ],
    papers: [],
    acts: ['employer'],
    paid: 'recruitment',
    keep: 'Nothing yet. You may ask to see the demand letter.',
  },
  {
    key: 'emigrate',
    title: [
      { when: NOT_FROM_INDIA, is: 'Registration of the employer' },
      { is: 'eMigrate registration' },
    ],
    needed: [...CLEARANCE, { is: 'perhaps' }],
    what: [
      { when: { home: ['IN', null] }, fact: 'in.contacts.emigrate' },
      { when: FROM_INDIA, text: 'Ask if the employer is registered there.', ask: OUR_OFFICE },
      {
        when: NOT_FROM_INDIA,
        fact: '{home}.employer.registration',
        or: 'We do not know how the employer registers for workers from {Home}.',
      },
    ],
    papers: [],
    acts: ['employer'],
    paid: 'recruitment',
    keep: 'The full name of the employer, as the office shows it.',
  },
  {
    key: 'application',
    title: always('Application'),
    needed: always('yes'),
    what: [{ text: 'You choose a job and send your resume, or you register.', ask: OUR_OFFICE }],
    papers: [],
    acts: ['you'],
    paid: 'application',
    keep: 'Your reference number and our mail.',
  },
  {
    key: 'interview',
    title: always('Interview and trade test'),
    needed: always('yes'),
    what: [
      { text: 'The employer meets you, online or in person.', ask: OUR_OFFICE },
      {
        when: { destination: ['SA'], trade: TESTED_TRADES },
        text: 'We do not know who pays the Saudi skill test.',
        ask: OUR_OFFICE,
      },
    ],
    papers: ['skill-test'],
    acts: ['you', 'employer'],
    paid: 'trade test',
    keep: 'The date, the place and the result.',
  },
  {
    key: 'contract',
    title: always('Offer and contract'),
    needed: always('yes'),
    what: [{ text: 'You get job, pay, hours and length in writing.', ask: OUR_OFFICE }],
    papers: ['contract'],
    acts: ['employer', 'you'],
    paid: 'contract',
    keep: 'A photo of every page, with the signatures.',
  },
]
