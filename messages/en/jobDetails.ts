/** A job's page. The names of its optional facts and their values are in jobFacts. */
export default {
  description:
    '{job} in {place}: {salary}, experience {experience}. Apply free of charge with your resume.',
  /** A job that costs the candidate something must not be called free. */
  descriptionCharged:
    '{job} in {place}: {salary}, experience {experience}. Apply with your resume.',
  shared: '{salary}. Experience: {experience}.',
  share: 'Share',
  /** The lines of the text that is shared. */
  shareJob: '{job}, {place}: {salary}',
  shareUntil: 'Apply until {date}',
  shareNumber: 'Reg. No. {number}',
  print: 'Print',
  apply: 'Apply Now',
  closed:
    '<b>This job is no longer open.</b> Look at the similar jobs below, or <a>post your resume</a> for the next one.',
  skills: 'Job Skills',
  similar: 'Similar jobs',
  allIn: 'All jobs in {country}',

  facts: 'Facts',
  salary: 'Offered Salary',
  location: 'Location',
  jobTitle: 'Job Title',
  experience: 'Experience',
  qualification: 'Qualification',
  posted: 'Date Posted',
  years: '{n, plural, one {{count} year} other {{count} years}}',
  months: '{n, plural, one {{count} month} other {{count} months}}',
  asked: 'Asked to pay?',
  number: 'Job number <number>{id}</number>. Applying is free.',

  trust: 'How to be sure that this ad is ours',
  trustNumber:
    'It carries our registration number <number>{value}</number>. Compare it with the list on emigrate.gov.in.',
  trustMail: 'We write only from <b>@{domain}</b>, never from a free mail address.',
  trustPay: 'Nobody may ask you to pay to apply. If someone does, <a>report it</a>.',

  documents: 'Documents for this job',
  stamp:
    'India to {country}{trade, select, none {} other {, {trade}}}. Is there an ECR stamp in your passport?',
  stampYes: 'Yes, stamp',
  stampNo: 'No stamp',
  stampUnsure: 'Not sure',
  morePapers: '{n, plural, one {{count} more paper} other {{count} more papers}}',
  openList: 'Open my list',
  steps: 'My steps to {country}',
  checkOffer: 'Check this offer',
  notFromIndia: 'I am not from India',
} as const
