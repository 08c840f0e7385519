/** The mails that confirm an application, a registration or an enquiry, and one about a proposed job. */
export default {
  dear: 'Dear {name},',
  reference: 'Reference number',
  job: 'Job',
  position: 'Position',
  received: 'Received',
  ourNumber: 'Our registration number',
  next: 'What happens next',
  linkIsYours:
    'This link is for you alone. Whoever has it sees what you sent us: do not pass it on.',
  noMoney: 'We never ask for money by mail, phone or WhatsApp.',
  ourDomains: 'Our mails come from {domains} only.',
  askedToPay: 'Did somebody ask you to pay? Tell us: {address}',
  /** Below every mail. */
  registrationNumber: 'Registration number {number}',
  phone: 'Phone {phone}',

  applicationSubject: 'Application {reference} received',
  applicationTitle: 'We have your application',
  applicationText: 'Thank you. Your application and your resume have reached our office.',
  applicationRead: 'A counsellor reads your resume.',
  applicationCall:
    'If it fits the job, we call you{phone, select, none {} other { from {phone}}}{domains, select, none {} other { or write from {domains}}}.',
  applicationPage: 'You can see on your own page how far it is.',
  applicationButton: 'See your application',

  registrationSubject: 'Registration {reference} received',
  registrationTitle: 'You are registered',
  registrationText: 'Thank you. Your registration and your resume have reached our office.',
  registrationSave: 'Save our number in your phone. Messages reach only people who have saved it.',
  registrationCall:
    'When a job fits you, we call you{phone, select, none {} other { from {phone}}}{domains, select, none {} other { or write from {domains}}}.',
  registrationPage: 'You can see on your own page what we hold of you, and change your consent.',
  registrationButton: 'See your registration',

  proposalSubject: 'We propose you for a job: {job}',
  proposalTitle: 'We propose you for a job',
  proposalText:
    'You registered with us and agreed that we keep your data for other jobs. Our office proposes you for the job below, with the resume that you sent us.',
  proposalCall:
    'If you are chosen for the next step, we call you{phone, select, none {} other { from {phone}}}{domains, select, none {} other { or write from {domains}}}.',
  proposalWithdraw: 'If you do not want this job, withdraw on the same page. You stay registered.',
  proposalButton: 'See or withdraw it',

  enquirySubject: 'Your message {reference} has reached us',
  enquiryTitle: 'We have your message',
  enquiryText:
    'Thank you for writing. We answer within {n, plural, one {{count} working day} other {{count} working days}}.',
  /** Not that of an application, as `reference` is. */
  enquiryReference: 'Reference number',
  enquiryAbout: 'About',
  enquiryAgain: 'Name the reference number when you call or write again.',
} as const
