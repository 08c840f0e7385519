/** The mails about a day of interviews. The facts in them are said as on the card (interview.ts). */
export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'You are invited',
  invitedText: 'Please come on the day below. Answer by the link, so that we know that you come.',
  fromOffice: 'From our office: {text}',
  changedSubject: 'Changed: {what}, {day}',
  changedTitle: 'Something has changed',
  changedText: 'The day, the hour or the place has changed. This is what counts now.',
  offSubject: 'Called off: {what}, {day}',
  offTitle: 'This day is called off',
  offText:
    'Please do not come on this day. Your application stays open. We call you about a new day.',
  answer: 'Answer: will you come?',
} as const
