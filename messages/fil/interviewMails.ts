import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {Trade test} other {Interview}} sa {day}',
  invitedTitle:
    '{kind, select, trade_test {Inaanyayahan ka sa trade test} other {Inaanyayahan ka sa interview}}',
  invitedText: 'Pumunta sa araw sa ibaba. Sumagot sa link para malaman naming darating ka.',
  changedSubject: 'Nagbago: {kind, select, trade_test {trade test} other {interview}} sa {day}',
  changedTitle:
    '{kind, select, trade_test {Nagbago ang trade test mo} other {Nagbago ang interview mo}}',
  changedText: 'Nagbago ang araw, oras o lugar. Ito na ang tama ngayon.',
  offSubject: 'Kanselado: {kind, select, trade_test {trade test} other {interview}} sa {day}',
  offTitle: '{kind, select, trade_test {Kanselado ang trade test} other {Kanselado ang interview}}',
  offText:
    'Huwag pumunta sa araw na ito. Bukas pa rin ang application mo. Tatawagan ka namin tungkol sa bagong araw.',
  answer: 'Sumagot: darating ka ba?',
} satisfies Translated<'interviewMails'>
