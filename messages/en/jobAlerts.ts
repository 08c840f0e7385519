/** New jobs by e-mail: the page that asks for them, the page behind the link of a mail, the mails. */
export default {
  pageTitle: 'New jobs by e-mail',
  description: 'Leave your e-mail address, and we write to you when there are new jobs like these.',
  title: 'Get new jobs by e-mail',
  search: 'Your search',
  allJobs: 'All new jobs, in all countries.',
  changeSearch: 'Change the search',
  howOften: 'We write once a day at most, and only when there are new jobs.',
  leaving: 'One tap in any of these mails ends them. Then we delete your address.',
  address: 'Your e-mail address',
  ask: 'Send me new jobs',
  privacy: 'We use your address for these mails only.',

  confirmTitle: 'Do you want new jobs by e-mail?',
  confirmYes: 'Yes, send me new jobs',
  confirmNo: 'No, delete my address',
  onTitle: 'Your alert',
  onText: 'You get new jobs by e-mail for this search.',
  leaveYes: 'End these mails and delete my address',
  overTitle: 'This link does not work any more',
  overText:
    'You can confirm an alert for {hours} hours. When an alert has ended, we have deleted your address. You can ask for a new one at any time.',
  openJobs: 'See the open jobs',

  askSubject: 'Please confirm: new jobs by e-mail',
  askTitle: 'Do you want new jobs by e-mail?',
  askText: 'Somebody asked us to send new jobs to this address. Was it you? Then please confirm.',
  askButton: 'Confirm',
  askHint:
    'The link works for {hours} hours. If it was not you, do nothing: you get no more mails, and we delete your address.',
  haveTitle: 'You get these jobs already',
  haveText: 'You asked for new jobs by e-mail. This alert is on already.',
  fullTitle: 'You have {count} alerts already',
  fullText:
    'You asked for another alert. One address can have {count}. End one of them first: the link is in its mails. This is one of them:',
  newSubject: '{n, plural, one {{count} new job} other {{count} new jobs}} for your search',
  wholeList: 'See all jobs of this search',
  leave: 'End these mails and delete my address',
  leaveHint: 'The link opens a page with one button.',
} as const
