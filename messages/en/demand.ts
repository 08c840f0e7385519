/** The employer's demand on a job's page. */
export default {
  title: 'Approved demand',
  asked: 'The employer asked for workers on eMigrate.',
  hidden: 'The employer’s name is not printed.',
  left: '{n, plural, one {<b>{count}</b> place left} other {<b>{count}</b> places left}}',
  full: 'All places are taken',
  inAll: '{count} in all',
  employer: 'Employer',
  atOffice: 'The office shows it to you at a visit',
  number: 'eMigrate demand number',
  date: 'Date of the demand',
  validUntil: 'Valid until',
  check: 'Check it yourself',
  checkNumber: 'Look for our registration number <number>{value}</number> on emigrate.gov.in.',
  checkLetter: 'Ask us to show you the demand letter. Compare the employer and the number.',
  checkHidden: 'Come to the office. Ask for the demand letter, with the employer and the number.',
  how: 'How to check an agency',
} as const
