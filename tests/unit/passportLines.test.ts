import { expect, test } from 'vitest'
import { linesProblem, readPassportLines } from '@/collections/Papers/shared/passportLines'

/** The specimen of ICAO Doc 9303, part 4, appendix B. */
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
// The same without a personal number, whose check digit may be left out or 0.
const WITHOUT = 'L898902C36UTO7408122F1204159<<<<<<<<<<<<<<<8'
const WITHOUT_ZERO = 'L898902C36UTO7408122F1204159<<<<<<<<<<<<<<08'
const READ = { ok: true, number: 'L898902C3', last_day: '2012-04-15' }

test.each([
  ['as they are printed', `${FIRST}\n${SECOND}`],
  ['in one line', FIRST + SECOND],
  [
    'with spaces and in small letters',
    `  ${FIRST.toLowerCase()}  \r\n ${SECOND.slice(0, 20)} ${SECOND.slice(20)}`,
  ],
  ['with « for two fillers', `${FIRST.replaceAll('<<', '«')}\n${SECOND.replaceAll('<<', '«')}`],
  ['without a personal number', `${FIRST}\n${WITHOUT}`],
  ['with 0 for the check digit of no personal number', `${FIRST}\n${WITHOUT_ZERO}`],
])('the lines of a passport give number and last day: %s', (_how, text) => {
  expect(readPassportLines(text)).toEqual(READ)
})

/** The second line with another sign at a place. */
const changed = (at: number, sign: string) =>
  `${FIRST}\n${SECOND.slice(0, at)}${sign}${SECOND.slice(at + 1)}`

test.each([
  ['number', 1, '3', ['number', 'whole line']],
  ['check digit of the number', 9, '7', ['number', 'whole line']],
  ['birth date', 14, '5', ['birth date', 'whole line']],
  ['last day', 22, '3', ['last day', 'whole line']],
  ['personal number', 30, '2', ['personal number', 'whole line']],
  ['last check digit', 43, '1', ['whole line']],
] as const)('a wrong sign is found by its check digit: %s', (_what, at, sign, wrong) => {
  const read = readPassportLines(changed(at, sign))
  expect(read).toEqual({ ok: false, problem: 'check digit', wrong })
  expect(!read.ok && linesProblem(read)).toContain(wrong.join(', '))
})

test.each([
  ['nothing', '', 'not two lines'],
  ['one line', SECOND, 'not two lines'],
  ['a sign too many', `${FIRST}<\n${SECOND}`, 'not two lines'],
  ['other signs', `${FIRST}\n${SECOND.slice(0, 43)}?`, 'not two lines'],
  ['a visa', `V${FIRST.slice(1)}\n${SECOND}`, 'not a passport'],
])('what are no lines of a passport is said: %s', (_what, text, problem) => {
  expect(readPassportLines(text)).toMatchObject({ ok: false, problem })
})
