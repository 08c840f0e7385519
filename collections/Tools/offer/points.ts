import type { Destination } from '@/collections/Countries/shared/destinations'
import { type Facts, quote } from '@/collections/Tools/shared/facts'
import { POINT_KEYS, POINTS, type PointKey, pointNumber } from './shared/points'
import type { MissingPoint, Points } from './shared/statement'

/** The facts on a point; '{to}' is the code of the destination. Absent facts are left out. */
const POINT_FACTS: Readonly<Partial<Record<PointKey, readonly string[]>>> = {
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

/** The points of the twenty that a contract does not have. */
export const missingPoints = (
  has: readonly PointKey[],
  destination: Destination | null,
  facts: Facts,
): Points => {
  const missing = POINT_KEYS.filter((key) => !has.includes(key)).map(
    (key): MissingPoint => ({
      key,
      number: pointNumber(key),
      ...POINTS[key],
      law: destination ? lawOf(key, destination.toLowerCase(), facts) : [],
    }),
  )
  return { missing, message: messageOf(missing) }
}

const lawOf = (key: PointKey, code: string, facts: Facts): MissingPoint['law'] =>
  (POINT_FACTS[key] ?? [])
    .map((name) => name.replace('{to}', code))
    .filter((name) => name.startsWith(`${code}.`))
    .flatMap((name) => quote(facts, name) ?? [])

const messageOf = (missing: readonly MissingPoint[]): string => {
  if (missing.length === 0) return ''
  const questions = missing.map(({ number, question }) => `${number}. ${question}`)
  return ['Please answer these points of my contract in writing.', ...questions, 'Thank you.'].join(
    '\n',
  )
}
