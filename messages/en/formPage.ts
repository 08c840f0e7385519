/** What stands around the apply form and the registration form: written by the server alone. */
export default {
  home: 'Home',
  browse: 'Browse Jobs',
  next: 'What happens next',
  nextReference: 'You get a reference number at once. Keep it.',
  nextRead: 'A counsellor reads your resume.',
  keepNumber: 'Keep the number: take a picture of this page, or write it down.',
  mostCandidates: 'Most of our candidates',
  allCountries: 'All countries',

  applyTitle: 'Job Application',
  applyTitleFor: 'Job Application: {job}',
  applyDescription: 'Apply as {job} with your resume: PDF, DOC or DOCX, up to 2 MB.',
  generalDescription: 'Send us your resume for any open job: PDF, DOC or DOCX, up to 2 MB.',
  apply: 'Apply',
  noSpecificJob: 'No specific job',
  sendResume: 'Send us your resume. We look at it when a job that fits is open.',
  callIfItFits: 'If it fits, we call you from a number on this page.',
  moreJobsIn: 'Browse more jobs in {country}',
  moreJobs: 'Browse jobs',
  callAndWrite:
    'We call from <num>{phone}</num> or write from <b>@{domain}</b>. Nobody else speaks for us, and nobody may ask you for money.',
  call: 'We call from <num>{phone}</num>. Nobody else speaks for us, and nobody may ask you for money.',
  write:
    'We call you or write from <b>@{domain}</b>. Nobody else speaks for us, and nobody may ask you for money.',
  callYou: 'We call you. Nobody else speaks for us, and nobody may ask you for money.',
  closedTitle: 'This job is no longer open',
  closed: '<b>{job}</b> takes no more applications. Other jobs are open now.',
  postResume: 'Post Your Resume',

  registrationTitle: 'Candidate Registration',
  registrationDescription:
    'Register as a candidate for work in the Gulf, Singapore and Malaysia: send your resume once, and hear of new jobs on WhatsApp.',
  registration: 'Registration',
  callIfAJobFits: 'If a job fits, we call you from a number on this page.',
  saveNumber:
    'Save our official WhatsApp number <b>{number}</b> in your phone. Only then can we add you to the broadcast list.',
  saveNumberButton: 'Save our number',
  saveNumberNow:
    'Save our official WhatsApp number <b>{number}</b>. Without it no message of the broadcast list reaches you.',
  readAndCall:
    'A counsellor reads your resume, and calls you when a job fits. Nobody may ask you for money.',
} as const
