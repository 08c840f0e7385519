/** The message check in the browser: its form, what it finds, and what to do then. */
export default {
  title: 'Is this message from us?',
  label: 'E-mail address, link or phone number',
  hint: 'Copy it out of the message and paste it here. Open nothing in it.',
  check: 'Check',
  oursEmail: 'Yes, this address is ours.',
  oursLink: 'Yes, this link leads to us.',
  oursPhone: 'Yes, this number is ours.',
  oursText:
    'Names and numbers on a screen can still be forged. If you are asked for money, a code or a password, do not answer: call us yourself.',
  lookalike: 'No. This is made to look like ours.',
  lookalikeText: 'Do not answer, open nothing and pay nothing. Please report it.',
  hidden: 'It hides signs that no address of ours has.',
  endsIn: 'It ends in <b>{host}</b>, not in <b>{resembles}</b>.',
  leadsTo: 'It leads to <b>{host}</b>, not to <b>{resembles}</b>.',
  unknown: 'No, this is not ours.',
  unknownText:
    'It is not on our list. If it claims to come from us, do not answer, open nothing and pay nothing. Please report it.',
  unreadable: 'We cannot read this.',
  unreadableText: 'Paste one e-mail address, one link or one phone number, and nothing else.',
  contact: 'Our phone and address',
  report: 'Report this message',
} as const
