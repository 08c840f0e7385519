import type { Destination } from '@/collections/Countries/shared/destinations'
import { type Facts, quote } from '@/collections/Tools/documents/evidence'
import { POINT_FACTS } from './rules'
import { POINT_KEYS, POINTS, type PointKey, pointNumber } from './shared/points'
import type { MissingPoint, Points } from './shared/statement'

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
