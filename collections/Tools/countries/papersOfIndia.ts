import type { ByRoute } from '@/collections/Tools/documents/paperRule'
import type { AppliesToRoute } from '@/collections/Tools/documents/sentences'
import type { Passport } from '@/collections/Tools/documents/shared/question'
import { tradesBut } from '@/collections/Tools/documents/shared/trades'
import type { Needed } from '@/collections/Tools/steps/shared/steps'
import type { HomeRules } from './country'
import { APOSTILLE, EMBASSY_ROUTE, EMIGRATION_CHECK } from './destinations'

const PASSPORT_SEVA = 'Passport Seva (passportindia.gov.in)'
const PROTECTOR = 'Protector of Emigrants or eMigrate (emigrate.gov.in)'

/** Answers that leave open whether the passport has the stamp. */
const NOT_SURE_OF_STAMP: readonly (Passport | null)[] = ['unsure', 'none', null]

const CHECKED: AppliesToRoute = { destination: [...EMIGRATION_CHECK, null] }
const ECR: AppliesToRoute = { ...CHECKED, passport: ['ecr'] }
const PERHAPS_ECR: AppliesToRoute = { ...CHECKED, passport: NOT_SURE_OF_STAMP }
const NOT_ECNR: AppliesToRoute = { ...CHECKED, passport: ['ecr', ...NOT_SURE_OF_STAMP] }
const NURSE: AppliesToRoute = { ...CHECKED, trade: ['nurse'] }

/** What the permission to leave for work is called. */
const CLEARANCE = [{ is: 'Emigration clearance' }]

/** Whether the step is needed: not for Singapore, else by stamp, and for a nurse always. */
const CLEARANCE_NEEDED: ByRoute<Needed> = [
  { when: { destination: ['SG'] }, is: 'no' },
  { when: { passport: ['ecr'], destination: EMIGRATION_CHECK }, is: 'yes' },
  { when: { trade: ['nurse'], destination: EMIGRATION_CHECK }, is: 'yes' },
  { when: { passport: ['ecnr'], trade: tradesBut('nurse') }, is: 'no' },
]

/** What India adds to papers and steps. The stamp of the passport decides on much of it. */
export const INDIAN_PAPERS: Pick<
  HomeRules,
  'papers' | 'steps' | 'doubts' | 'notNeeded' | 'packing'
> = {
  papers: {
    passport: {
      notes: [
        { when: { passport: ['ecr', ...NOT_SURE_OF_STAMP] }, fact: 'in.ecr.mark' },
        { when: { passport: ['ecnr', 'unsure'] }, fact: 'in.ecr.no-mark' },
        { when: { passport: ['none'] }, fact: 'in.non-ecr.groups' },
      ],
      issuer: [{ text: 'The passport office, through Passport Seva', ask: PASSPORT_SEVA }],
    },
    certificates: {
      notes: [
        {
          when: { destination: [...APOSTILLE, ...EMBASSY_ROUTE] },
          fact: '{to}.certificates.route',
        },
      ],
      issuer: [
        { when: { destination: APOSTILLE }, fact: 'in.certificates.apostille', show: 'value' },
        { when: { destination: EMBASSY_ROUTE }, fact: 'in.certificates.chain', show: 'value' },
      ],
    },
    police: {
      notes: [
        {
          when: { passport: ['ecr'], destination: EMIGRATION_CHECK },
          fact: 'in.pcc.ecr-papers',
        },
      ],
      issuer: [{ fact: 'in.pcc.where', show: 'value' }],
    },
    insurance: {
      when: [ECR, PERHAPS_ECR, NURSE],
      title: [{ is: 'Insurance (PBBY)' }],
      need: [{ when: ECR, is: 'must' }],
      notes: [
        { fact: 'in.pbby.duty' },
        { fact: 'in.pbby.premium.2-years' },
        { fact: 'in.pbby.premium.3-years' },
        {
          when: { ...NURSE, passport: ['ecnr'] },
          text: 'We do not know if a nurse without the stamp needs it.',
          ask: PROTECTOR,
        },
      ],
      issuer: [{ text: 'An insurer, on eMigrate', ask: PROTECTOR }],
      validity: [
        {
          text: 'Two or three years, by the premium',
          facts: ['in.pbby.premium.2-years', 'in.pbby.premium.3-years'],
        },
      ],
    },
    clearance: {
      title: CLEARANCE,
      when: [ECR, PERHAPS_ECR, NURSE],
      need: [{ when: ECR, is: 'must' }, { when: NURSE, is: 'must' }, { is: 'if-asked' }],
      notes: [
        { fact: 'in.ecr.gulf' },
        { when: NURSE, fact: 'in.ecr.nurses' },
        { fact: 'in.clearance.papers' },
        {
          when: PERHAPS_ECR,
          text: 'Look at the last page of your passport first.',
          ask: PROTECTOR,
        },
      ],
      issuer: [{ text: 'Protector of Emigrants, on eMigrate', facts: ['in.contacts.emigrate'] }],
      validity: [{ text: 'We do not know how long it counts.', ask: PROTECTOR }],
    },
    orientation: {
      when: [{}],
      title: [{ is: 'Orientation class (PDOT)' }],
      notes: [{ fact: 'in.pdot.length' }, { fact: 'in.pdot.duty' }],
      issuer: [{ text: 'A listed centre', facts: ['in.pdot.centres'] }],
    },
  },
  steps: {
    demand: { what: [{ fact: 'in.clearance.papers' }] },
    emigrate: {
      needed: CLEARANCE_NEEDED,
      what: [
        { fact: 'in.contacts.emigrate' },
        { text: 'Ask if the employer is registered there.', ask: 'Our office' },
      ],
    },
    clearance: {
      title: CLEARANCE,
      needed: CLEARANCE_NEEDED,
      what: [
        { when: { destination: ['SG'] }, fact: 'in.ecr.singapore' },
        {
          when: { passport: ['ecnr'], destination: EMIGRATION_CHECK, trade: tradesBut('nurse') },
          fact: 'in.ecr.voluntary',
        },
        {
          when: { passport: ['ecnr'], destination: [null] },
          text: 'It depends on the country of the job.',
          ask: 'Our office',
        },
      ],
    },
  },
  doubts: [
    // The police certificate with an ECR passport comes first.
    { when: NOT_ECNR, fact: 'in.pcc.ecr-papers' },
    {
      when: NOT_ECNR,
      text: 'Some employers want the police certificate before the visa. Both cannot come first.',
      ask: `Your employer, then ${PASSPORT_SEVA}`,
    },
    {
      when: NOT_ECNR,
      text: 'Ask which paper comes first, before you apply. Show the office what the employer wrote.',
      ask: `Your employer, then ${PASSPORT_SEVA}`,
    },
    {
      when: { ...CHECKED, passport: ['ecnr'] },
      text: 'We do not know if the police certificate or the visa comes first.',
      ask: `Your employer, then ${PASSPORT_SEVA}`,
    },
    {
      when: { destination: ['SG'], passport: ['ecr', ...NOT_SURE_OF_STAMP] },
      text: 'We do not know if PBBY counts for Singapore.',
      ask: PROTECTOR,
    },
    { when: ECR, fact: 'in.women.age' },
    { when: { trade: ['nurse'] }, fact: 'in.nurses.agents' },
    { when: { trade: ['nurse'] }, fact: 'in.nurses.state-agencies' },
  ],
  notNeeded: [
    { when: { destination: ['SG'] }, fact: 'in.ecr.singapore' },
    {
      when: { ...CHECKED, passport: ['ecnr'], trade: tradesBut('nurse') },
      fact: 'in.ecr.voluntary',
    },
  ],
  packing: [{ fact: 'in.receipt.originals' }],
}

/** The Indian passport office asks for a copy of the visa, so the police certificate comes after it. */
export const POLICE_AFTER_VISA: AppliesToRoute = {
  ...{ home: ['IN'], passport: ['ecr'], destination: EMIGRATION_CHECK },
}
