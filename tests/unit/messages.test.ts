import { describe, expect, test } from 'vitest'
import {
  fillIn,
  MESSAGE_TEMPLATES,
  messageProblem,
  messageValues,
  TEMPLATE_NAMES,
  templateFor,
} from '@/collections/Applications/shared/messages'
import { STAGE_NAMES } from '@/collections/Applications/shared/stages'
import { sendingTime } from '@/collections/Mails/sendingTime'

const VALUES = { name: 'Asha', job: 'Pipe Welder', reference: 'AP-26-1234567' }

describe('a message to an applicant', () => {
  test('gets the values of the person where its fields are', () => {
    expect(fillIn('((name)): (( job )), ((reference))', VALUES)).toBe(
      'Asha: Pipe Welder, AP-26-1234567',
    )
  })

  test('takes a name for what it is, not for a field or a pattern', () => {
    expect(fillIn('((name))', { ...VALUES, name: '$& ((job))' })).toBe('$& ((job))')
  })

  test('names the work that somebody looks for who applied for no job in particular', () => {
    const row = { name: 'Asha', reference: 'AP-26-1', position: 'Nurse', job_title: null }
    expect(messageValues(row).job).toBe('Nurse')
  })

  test.each([
    ['Hello ((nmae))', 'There is no field ((nmae)): use ((name)), ((job)), ((reference))'],
    ['Hello (())', 'There is no field (()): use ((name)), ((job)), ((reference))'],
    ['Day and time: …', 'Write what stands for the sign …'],
    ['Hello ((name', 'A field is written ((like this))'],
    ['Hello name))', 'A field is written ((like this))'],
  ])('that says %j cannot be sent', (text, problem) => {
    expect(messageProblem(text)).toBe(problem)
  })

  test.each(['Hello ((name))', 'Come at 9 (bring your passport)', 'a((name))b'])(
    'that says %j can be sent',
    (text) => expect(messageProblem(text)).toBeNull(),
  )

  test('begins with a text for the stage of the person', () => {
    const offered = STAGE_NAMES.map((stage) => [stage, templateFor(stage)])
    expect(Object.fromEntries(offered)).toEqual({
      new: 'own',
      contacted: 'own',
      shortlisted: 'shortlisted',
      interview: 'interview',
      selected: 'selected',
      rejected: 'filled',
      withdrawn: 'own',
    })
  })

  test.each(TEMPLATE_NAMES)('begun with "%s" has only fields that exist', (name) => {
    const { subject, text } = MESSAGE_TEMPLATES[name]
    expect(messageProblem(subject)).toBeNull()
    expect(messageProblem(text.replaceAll('…', 'written'))).toBeNull()
  })
})

describe('a message is sent', () => {
  test.each([
    ['in the day, after a minute', '2026-11-26T06:00:00Z', '2026-11-26T06:01:00.000Z'],
    ['before 20:00 in Mumbai', '2026-11-26T14:28:59Z', '2026-11-26T14:29:59.000Z'],
    ['at 08:00 when it is written at 20:00', '2026-11-26T14:30:00Z', '2026-11-27T02:30:00.000Z'],
    ['at 08:00 when the minute ends at 20:00', '2026-11-26T14:29:00Z', '2026-11-27T02:30:00.000Z'],
    ['at 08:00 when it is midnight', '2026-11-26T18:30:00Z', '2026-11-27T02:30:00.000Z'],
    ['at 08:00 when it is just before', '2026-11-27T02:28:59Z', '2026-11-27T02:30:00.000Z'],
    ['at 08:00 on the first day of a month', '2026-11-30T18:00:00Z', '2026-12-01T02:30:00.000Z'],
  ])('%s', (_when, now, at) => {
    expect(sendingTime(new Date(now)).toISOString()).toBe(at)
  })
})
