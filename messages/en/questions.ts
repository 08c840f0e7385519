/** The questions after the departure: on the status page, in the mail, and what a person can do. */
export default {
  title: 'How is it going?',
  lead: 'You flew on {date}. Please answer three questions. Your answers go to our office.',
  pay: 'Are you paid as promised?',
  pay_yes: 'Yes',
  pay_less: 'Less than promised',
  pay_not_yet: 'Not paid yet',
  again: 'Was anybody paid again for this job, by you or your family?',
  again_no: 'No',
  again_yes: 'Yes',
  passport: 'Who has your passport?',
  passport_me: 'I have it',
  passport_agreed: 'The employer: I agreed, or I can take it at any time',
  passport_against: 'Somebody else keeps it against my will',
  note: 'Anything else we should know? (optional)',
  mayCall: 'You may call me about this',
  send: 'Send my answers',
  until: 'You can answer until {date}, and change your answers until then.',

  answered: 'You answered on {date}.',
  good: 'You wrote that nothing is wrong. If that changes, change your answers here or call us.',
  told: 'Our office has been told of it. Are you in danger? Do not wait for us: call the police there.',
  change: 'Change my answers',
  whatNow: 'What you can do now',
  pay_todo: 'Your pay is not as promised',
  pay_todoText:
    'Keep your contract, pay slips and bank messages. Write down each day that you worked.',
  pay_todoLink: 'Where you can complain about it',
  again_todo: 'Somebody was paid again',
  again_todoText: 'Pay nobody more. Keep receipts, names and phone numbers.',
  again_todoLink: 'Tell us who took it',
  passport_todo: 'Somebody keeps your passport',
  passport_todoText: 'Do not pay to get it back. Ask your embassy what to do.',
  passport_todoLink: 'Who helps with a passport',

  mailSubject: 'How is it going in your job?',
  mailText:
    'You flew on {date}. Please answer three short questions on your own page: about your pay, about money for the job, and about your passport.',
  mailButton: 'Answer the questions',
  mailCall: 'If something is wrong, do not wait for our questions: call us.',
  whatsApp:
    'You flew on {date}. We want to know: are you paid as promised, was anybody paid again for the job, and who has your passport? Please answer on your own page: its link is in our mails to you. Or call us.',
} as const
