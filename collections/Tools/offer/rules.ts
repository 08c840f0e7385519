import type { Destination } from '@/collections/Countries/shared/destinations'
import type { PointKey } from './shared/points'

/** The currency of wages, by destination. */
export const CURRENCY: Readonly<Record<Destination, string>> = {
  AE: 'AED',
  SA: 'SAR',
  OM: 'OMR',
  QA: 'QAR',
  BH: 'BHD',
  KW: 'KWD',
  SG: 'SGD',
  MY: 'MYR',
}

/**
 * The pay of an overtime hour. 'basic': the basic wage of an hour, times the rate. 'two parts': the
 * wage of an hour with its allowances, and the rate on the basic wage of an hour. `wage` is the
 * fact that says so; without one the basic wage is taken, which is the lower reading.
 */
export const OVERTIME: Readonly<
  Record<Destination, { pay: 'basic' | 'two parts'; wage?: string; payLimit?: string }>
> = {
  AE: { pay: 'basic', wage: 'ae.overtime.wage' },
  SA: { pay: 'two parts', wage: 'sa.overtime.wage' },
  OM: { pay: 'basic' },
  QA: { pay: 'basic', wage: 'qa.overtime.wage' },
  BH: { pay: 'basic' },
  KW: { pay: 'basic' },
  SG: { pay: 'basic' },
  MY: { pay: 'basic', payLimit: 'my.overtime.pay-limit' },
}

/** What else the facts say about overtime, quoted as it is. */
export const OVERTIME_NOTES: Readonly<Record<Destination, readonly string[]>> = {
  AE: ['ae.overtime.night'],
  SA: ['sa.overtime.time-off'],
  OM: ['om.overtime.night'],
  QA: ['qa.overtime.night'],
  BH: ['bh.overtime.night'],
  KW: ['kw.overtime.rest-day'],
  SG: [],
  MY: ['my.overtime.public-holiday'],
}

/** How much overtime is allowed: the amounts of these facts are hours, or days a week. */
export const OVERTIME_LIMITS: Readonly<
  Partial<Record<Destination, readonly { fact: string; of: 'day' | 'week' | 'month' | 'year' }[]>>
> = {
  AE: [{ fact: 'ae.overtime.max', of: 'day' }],
  KW: [
    { fact: 'kw.overtime.max', of: 'day' },
    { fact: 'kw.overtime.max.week', of: 'week' },
    { fact: 'kw.overtime.max.year', of: 'year' },
  ],
  SG: [{ fact: 'sg.overtime.max', of: 'month' }],
}

/**
 * End-of-service pay. 'years': {to}.gratuity.first for each year, and where `later` is set
 * {to}.gratuity.later after {to}.gratuity.first.years. `notes` are quoted with it.
 */
export type EndRule = {
  kind: 'years' | 'none' | 'fund'
  later?: true
  /** The fact that says which wage counts; without one the basic wage is taken. */
  wage?: string
  /** The wage of the fact may be more than basic pay: the sum is the lower reading. */
  mayBeMore?: true
  minimumService?: string
  cap?: string
  notes: readonly string[]
}

export const END: Readonly<Record<Destination, EndRule>> = {
  AE: {
    kind: 'years',
    later: true,
    wage: 'ae.gratuity.wage',
    minimumService: 'ae.gratuity.minimum-service',
    cap: 'ae.gratuity.cap',
    notes: ['ae.savings.choice', 'ae.final-pay'],
  },
  SA: {
    kind: 'years',
    later: true,
    wage: 'sa.gratuity.wage',
    mayBeMore: true,
    notes: [],
  },
  OM: { kind: 'years', wage: 'om.gratuity.wage', notes: ['om.savings.start'] },
  QA: {
    kind: 'years',
    wage: 'qa.gratuity.wage',
    minimumService: 'qa.gratuity.minimum-service',
    notes: [],
  },
  BH: { kind: 'years', later: true, notes: ['bh.sio.start'] },
  KW: { kind: 'years', later: true, cap: 'kw.gratuity.cap', notes: [] },
  SG: { kind: 'none', notes: [] },
  MY: { kind: 'fund', notes: ['my.epf.withdrawal'] },
}

/**
 * The share of the end-of-service pay after resigning, in thirds, by months of service up to and
 * including `to`. Where the facts leave a border open ('2 to 5', '5 to 10') the lower share counts.
 */
export const RESIGNING: Readonly<
  Partial<Record<Destination, readonly { to: number; fact: string }[]>>
> = {
  SA: [
    { to: 23, fact: 'sa.gratuity.resign.under-2' },
    { to: 60, fact: 'sa.gratuity.resign.from-2' },
    { to: 119, fact: 'sa.gratuity.resign.from-5' },
    { to: Number.POSITIVE_INFINITY, fact: 'sa.gratuity.resign.from-10' },
  ],
  KW: [{ to: Number.POSITIVE_INFINITY, fact: 'kw.gratuity.resign' }],
}

/** Facts that ask for a room or food, or for money in their place. */
export const BENEFITS: Readonly<
  Partial<Record<Destination, readonly { benefit: 'room' | 'food'; fact: string }[]>>
> = {
  QA: [
    { benefit: 'room', fact: 'qa.minimum-wage.housing' },
    { benefit: 'food', fact: 'qa.minimum-wage.food' },
  ],
  SA: [{ benefit: 'room', fact: 'sa.housing' }],
}

/** What is said beside the minimum wage. */
export const MINIMUM_NOTES: Readonly<Partial<Record<Destination, readonly string[]>>> = {
  QA: ['qa.minimum-wage.who'],
  MY: ['my.minimum-wage.who'],
  AE: ['ae.minimum-wage.emirati'],
}

/** Pay levels of passes: the pay decides which pass can be asked for. */
export const PASSES: Readonly<
  Partial<Record<Destination, readonly { label: string; fact: string; next?: string }[]>>
> = {
  SG: [
    { label: 'Work Permit, jobs opened in 2025', fact: 'sg.work-permit.pay' },
    { label: 'S Pass', fact: 'sg.s-pass.pay', next: 'sg.s-pass.pay.2027' },
    {
      label: 'Employment Pass',
      fact: 'sg.employment-pass.pay',
      next: 'sg.employment-pass.pay.2027',
    },
  ],
}

/** The facts on a point; '{to}' is the code of the destination. Absent facts are left out. */
export const POINT_FACTS: Readonly<Partial<Record<PointKey, readonly string[]>>> = {
  length: ['{to}.contract.term', 'sa.contract.no-term'],
  probation: ['{to}.probation.max'],
  'basic-wage': ['{to}.overtime.wage', '{to}.gratuity.wage'],
  'pay-day': ['{to}.wages.due', '{to}.wages.system', '{to}.wages.bank'],
  overtime: ['{to}.overtime.day'],
  deductions: ['{to}.fees.recruitment', 'bh.fees.ban', 'sg.fees.levy'],
  'end-of-service': ['{to}.gratuity.first', 'my.epf.employer'],
  hours: ['{to}.hours.day', '{to}.hours.week', '{to}.rest-day'],
  leave: ['{to}.leave.year', 'om.leave.ticket'],
  room: ['sa.housing', 'qa.minimum-wage.housing'],
  allowances: ['qa.minimum-wage.food'],
  doctor: ['bh.fees.permit'],
  notice: ['{to}.notice', '{to}.notice.min', '{to}.notice.first', '{to}.notice.worker'],
  'return-ticket': ['sa.fees.ticket-home'],
  passport: ['{to}.passport'],
}
