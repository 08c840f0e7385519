import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type Appointment, calendarFile } from '@/lib/server/calls/calendarFile'

const NOW = new Date('2026-11-28T10:00:00Z')

const appointment = {
  uid: 'seat-7@site.example',
  changedAt: NOW,
  isCancelled: false,
  day: '2026-12-05',
  time: '09:30',
  summary: 'Interview: 6G Pipe Welder',
  location: 'Sample Test Hall, gate 2, Station Road, Mumbai 400 000',
  description: 'Your number: 2\nPay nobody at the hall.',
}

const read = (values: Partial<Appointment> = {}) => {
  const text = calendarFile({ ...appointment, ...values }, NOW)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(events[0])
  return { text, calendar, events, event }
}

describe('the calendar file of a whole day', () => {
  test('is that day wherever it is read, and reminds on the evening before', () => {
    const { calendar, event, events } = read({ time: null })
    expect(event.startDate.isDate).toBe(true)
    expect(event.startDate.toString()).toBe('2026-12-05')
    expect(event.endDate.toString()).toBe('2026-12-06')
    expect(calendar.getFirstSubcomponent('vtimezone')).toBeNull()
    const alarm = events[0]?.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('2026-12-04T12:30:00Z')
  })
})

describe('the calendar file of an interview', () => {
  test('has the hour of Mumbai, wherever it is read', () => {
    const { calendar, event } = read()
    const zone = calendar.getFirstSubcomponent('vtimezone')
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Kolkata')
    expect(event.startDate.zone.tzid).toBe('Asia/Kolkata')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-05T04:00:00.000Z')
  })

  test('says what, where and which number', () => {
    const { event } = read()
    expect(event.summary).toBe(appointment.summary)
    expect(event.location).toBe(appointment.location)
    expect(event.description).toBe(appointment.description)
    expect(event.uid).toBe(appointment.uid)
  })

  test('is newer after each change, within what a calendar can count', () => {
    const sequenceIn = (year: number) =>
      Number(read({ changedAt: new Date(Date.UTC(year, 5)) }).event.sequence)
    expect(sequenceIn(2027)).toBeGreaterThan(sequenceIn(2026))
    expect(sequenceIn(2090)).toBeLessThan(2 ** 31)
  })

  test('reminds nobody of an appointment that is called off', () => {
    const event = read({ isCancelled: true }).events[0]
    expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event?.getFirstSubcomponent('valarm')).toBeNull()
  })

  test('reminds at six in the evening before, never at night', () => {
    const alarm = read().events[0]?.getFirstSubcomponent('valarm')
    const at = alarm?.getFirstPropertyValue('trigger')
    expect(String(at)).toBe('2026-12-04T12:30:00Z')
  })

  test.each([
    ['a comma and a semicolon', 'Hall 1, gate 2; upstairs'],
    ['a backslash before an n', 'C:\\new, \\\\server'],
    ['a line break', 'Hall\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:False'],
    ['a break of two signs', 'Hall\r\nATTENDEE:mailto:x@y.example'],
    ['a carriage return alone', 'Hall\rX-FALSE:1'],
    ['quotes and colons', '"Hall": the 2nd'],
    ['a long text', 'Sample Test Hall '.repeat(40).trim()],
    ['a long text in Hindi', 'मुंबई का हॉल '.repeat(40).trim()],
    ['emoji', '👷‍♂️'.repeat(60)],
  ])('keeps %s as the text of one property', (_what, location) => {
    const { text, events, event } = read({ location, summary: location, description: location })
    const kept = location.replace(/\r\n?/g, '\n')
    expect(events).toHaveLength(1)
    expect(event.location).toBe(kept)
    expect(event.summary).toBe(kept)
    expect(event.description).toBe(kept)
    expect(events[0]?.getAllProperties().map(({ name }) => name)).toEqual(
      read()
        .events[0]?.getAllProperties()
        .map(({ name }) => name),
    )
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('has no empty place', () => {
    expect(read({ location: '' }).text).not.toContain('LOCATION')
  })
})
