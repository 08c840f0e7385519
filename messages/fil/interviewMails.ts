import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'Inaanyayahan ka',
  invitedText: 'Pumunta sa araw sa ibaba. Sumagot sa link para malaman naming darating ka.',
  fromOffice: 'Mula sa opisina namin: {text}',
  changedSubject: 'Nagbago: {what}, {day}',
  changedTitle: 'May nagbago',
  changedText: 'Nagbago ang araw, oras o lugar. Ito na ang tama ngayon.',
  offSubject: 'Kanselado: {what}, {day}',
  offTitle: 'Kanselado ang araw na ito',
  offText:
    'Huwag pumunta sa araw na ito. Bukas pa rin ang application mo. Tatawagan ka namin tungkol sa bagong araw.',
  answer: 'Sumagot: darating ka ba?',
} satisfies Translated<'interviewMails'>
