import { always, OF_COUNTRIES } from '@/collections/Tools/documents/paperRule'
import { OUR_OFFICE } from '@/collections/Tools/shared/facts'
import { NOT_FROM_INDIA, type StepRule } from './stepRule'

/** From the request of the employer to the contract. */
export const UNTIL_CONTRACT: readonly StepRule[] = [
  {
    key: 'demand',
    title: always('Demand letter'),
    needed: always('yes'),
    what: [
      { text: 'The employer writes which jobs it offers, and what it pays.', ask: OUR_OFFICE },
      OF_COUNTRIES,
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
    needed: always('perhaps'),
    what: [
      OF_COUNTRIES,
      { when: { home: [null] }, fact: 'in.contacts.emigrate' },
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
    what: [
      { text: 'You choose a job and send your resume, or you register.', ask: OUR_OFFICE },
      OF_COUNTRIES,
    ],
    papers: [],
    acts: ['you'],
    paid: 'application',
    keep: 'Your reference number and our mail.',
  },
  {
    key: 'interview',
    title: always('Interview and trade test'),
    needed: always('yes'),
    what: [{ text: 'The employer meets you, online or in person.', ask: OUR_OFFICE }, OF_COUNTRIES],
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
