import { keysOf } from '@/lib/shared/objects'

/**
 * The twenty points of a contract, numbered as in the article with the checklist
 * (/gulf-employment-contract-checklist). `question` is asked when the point is missing.
 */
export const POINTS = {
  employer: { label: 'Employer', question: 'What is the full name and address of the employer?' },
  name: { label: 'Your name', question: 'Is my name as in the passport, with its number?' },
  'job-title': { label: 'Job title', question: 'Which job title is in the contract and the visa?' },
  'work-place': { label: 'Work place', question: 'In which city or site do I work?' },
  length: { label: 'Length', question: 'When does the contract start and end?' },
  probation: { label: 'Probation', question: 'How long is the probation?' },
  'basic-wage': {
    label: 'Basic wage',
    question: 'How much is the basic wage, without allowances?',
  },
  allowances: { label: 'Allowances', question: 'Are food, room and transport given or paid?' },
  'pay-day': { label: 'Pay day', question: 'On which day is the wage in my bank account?' },
  overtime: { label: 'Overtime', question: 'What is the overtime rate, and on which wage?' },
  deductions: { label: 'Deductions', question: 'What is taken from my wage?' },
  'end-of-service': { label: 'End of service', question: 'How much do I get when the job ends?' },
  hours: { label: 'Hours', question: 'How many hours a day, and which rest day?' },
  leave: { label: 'Leave', question: 'How many days of leave, and who pays the ticket?' },
  room: { label: 'Room', question: 'Where is the room, and how many people share it?' },
  doctor: { label: 'Doctor', question: 'Is medical cover from the first day in the contract?' },
  'travel-out': { label: 'Travel out', question: 'Who pays the air ticket to the job?' },
  notice: { label: 'Notice', question: 'How long is the notice for both sides?' },
  'return-ticket': { label: 'Return ticket', question: 'Who pays the ticket home at the end?' },
  passport: { label: 'Passport', question: 'Do I keep my passport myself?' },
} as const satisfies Record<string, { label: string; question: string }>

export type PointKey = keyof typeof POINTS

/** In the order of their numbers. */
export const POINT_KEYS = keysOf(POINTS)

/** From 1 to 20. */
export const pointNumber = (key: PointKey): number => POINT_KEYS.indexOf(key) + 1
