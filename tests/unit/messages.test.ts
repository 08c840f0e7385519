import { describe, expect, test } from 'vitest'
import {
  fieldProblem,
  fillIn,
  messageProblem,
  messageValues,
  whatsAppText,
} from '@/collections/Applications/shared/messages'
import { STAGE_NAMES } from '@/collections/Applications/shared/stages'
import { inDaytime, isNight, sendingDay, sendingTime } from '@/collections/Mails/shared/sendingTime'
import { templateFor, templatesByOccasion } from '@/collections/MessageTemplates/shared/json'
import { SEED_MESSAGE_TEMPLATES } from '@/seed/data/messageTemplates'

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

  test('begins with the first text for the stage of the person, or with own words', () => {
    const templates = SEED_MESSAGE_TEMPLATES.map((template, id) => ({
      ...template,
      id,
      whatsapp: null,
    }))
    const offered = STAGE_NAMES.map((stage) => [stage, templateFor(stage, templates)?.name ?? null])
    expect(Object.fromEntries(offered)).toEqual({
      new: null,
      contacted: null,
      shortlisted: 'Shortlisted',
      interview: 'Invitation to an interview',
      selected: 'Selected',
      rejected: 'The position is filled',
      withdrawn: null,
    })
    expect(templateFor('rejected', [])).toBeNull()
  })

  test('by WhatsApp says first who writes, and last that nobody asks for money', () => {
    expect(whatsAppText('Hello Asha, this is the agency.', '\nCome on Monday.\n')).toBe(
      'Hello Asha, this is the agency.\n\nCome on Monday.\n\nWe never ask for money by mail, phone or WhatsApp.',
    )
  })
})

describe('a text to begin with', () => {
  test('may leave something to write, which a message may not', () => {
    expect(fieldProblem('Day and time: …')).toBeNull()
    expect(messageProblem('Day and time: …')).not.toBeNull()
  })

  test.each(SEED_MESSAGE_TEMPLATES)('"$name" of a new site can be saved', ({ subject, text }) => {
    expect(fieldProblem(subject)).toBeNull()
    expect(fieldProblem(text)).toBeNull()
  })

  test('is listed under its occasion; an occasion without texts is not listed', () => {
    const text = {
      ...({ id: 1, name: 'A', occasion: 'rejected', subject: 'S', text: 'T' } as const),
      whatsapp: null,
    }
    expect(templatesByOccasion([text])).toEqual([{ label: 'Rejected', templates: [text] }])
    expect(templatesByOccasion([])).toEqual([])
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

describe('a try again by WhatsApp', () => {
  test.each([
    ['by day', '2026-11-26T06:00:00Z', '2026-11-26T06:00:00.000Z'],
    [
      'at 08:00 when it would be in the evening',
      '2026-11-26T14:30:00Z',
      '2026-11-27T02:30:00.000Z',
    ],
    ['at 08:00 when it would be at midnight', '2026-11-26T18:31:00Z', '2026-11-27T02:30:00.000Z'],
  ])('is %s', (_when, time, at) => {
    expect(inDaytime(new Date(time)).toISOString()).toBe(at)
  })
})

describe('a day of sending', () => {
  test.each([
    ['2026-11-26T14:29:59Z', '2026-11-25T14:30:00.000Z', '2026-11-26T02:30:00.000Z'],
    ['2026-11-26T14:30:00Z', '2026-11-26T14:30:00.000Z', '2026-11-27T02:30:00.000Z'],
    ['2026-11-26T18:31:00Z', '2026-11-26T14:30:00.000Z', '2026-11-27T02:30:00.000Z'],
  ])('of %s began at %s; its morning is %s', (time, start, morning) => {
    const day = sendingDay(new Date(time))
    expect([day.start.toISOString(), day.morning.toISOString()]).toEqual([start, morning])
    expect(day.end.getTime() - day.start.getTime()).toBe(86_400_000)
  })
})

describe('night in Mumbai', () => {
  test.each([
    ['2026-11-26T02:29:59Z', true],
    ['2026-11-26T02:30:00Z', false],
    ['2026-11-26T14:29:59Z', false],
    ['2026-11-26T14:30:00Z', true],
  ])('at %s: %s', (time, expected) => expect(isNight(new Date(time))).toBe(expected))
})
