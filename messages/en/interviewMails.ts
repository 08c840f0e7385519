/** The mails about a day of interviews. The facts in them are said as on the card (interview.ts). */
export default {
  invitedSubject: '{kind, select, trade_test {Trade test} other {Interview}} on {day}',
  invitedTitle:
    '{kind, select, trade_test {You are invited to a trade test} other {You are invited to an interview}}',
  invitedText: 'Please come on the day below. Answer by the link, so that we know that you come.',
  changedSubject: 'Changed: {kind, select, trade_test {trade test} other {interview}} on {day}',
  changedTitle:
    '{kind, select, trade_test {Your trade test has changed} other {Your interview has changed}}',
  changedText: 'The day, the hour or the place has changed. This is what counts now.',
  offSubject: 'Called off: {kind, select, trade_test {trade test} other {interview}} on {day}',
  offTitle:
    '{kind, select, trade_test {The trade test is called off} other {The interview is called off}}',
  offText:
    'Please do not come on this day. Your application stays open. We call you about a new day.',
  answer: 'Answer: will you come?',
} as const
