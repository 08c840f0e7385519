/** Header, menu and footer of every page. */
export default {
  skip: 'Skip to content',
  close: 'Close',
  channel: 'Join our channel',
  channelShort: 'Our channel',
  malta: 'Work in Malta',
  jobs: 'Jobs',
  browse: 'Browse Jobs',
  register: 'Register',
  menu: 'Menu',
  main: 'Main',
  registrationNumber: 'Registration number',
  validUntil: 'Valid until',
  statement: 'Statement',
  byLocation: 'Jobs by location',
  byIndustry: 'Jobs by industry',
  toTop: 'To the top',
} as const
