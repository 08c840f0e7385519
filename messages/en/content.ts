/** What stands around the text of a page or article: its date, contents, sources, and what to read next. */
export default {
  lastReviewed: 'Last reviewed <time>{date}</time>',
  issued: 'Issued <time>{date}</time>',
  contents: 'Contents',
  sources: 'Sources',
  countSources: '{n, plural, one {{count} source} other {{count} sources}}',
  noAdvice:
    'General information, not legal advice. Rules change; last reviewed <time>{month}</time>.',
  noAdviceCountry:
    'General information, not legal advice. Rules change; last reviewed <time>{month}</time>; confirm with the authority of the country.',
  noAdviceOffice:
    'General information, not legal advice. Rules change; last reviewed <time>{month}</time>; confirm with <office>{name}</office>.',
  noAdviceSite:
    'General information, not legal advice. Rules change; last reviewed <time>{month}</time>; confirm on the official site: <office>{name}</office>.',
  moreToRead: 'More to read',
  otherReleases: 'Other releases',
  otherServices: 'Other services',
  openNow: 'Open now',
  noJob: 'No open job at the moment.',
  allJobs: 'All jobs',
  countJobs: 'All {n, plural, one {{count} job} other {{count} jobs}}',
  whoPays: 'Who pays',
  allSteps: 'All {count} steps',
  largerPicture: 'Press a picture to see it larger.',
  checked: 'Checked {date}.',
  checkedBetween: '{first} to {last}',
  moreRules: 'Show {count} more rules',
  what: 'What',
  rule: 'The rule',
  source: 'Source',
  notChecked: 'Not checked since {date}. Please confirm with {office}.',
  usual: 'Usual practice',
  noDocument: 'No single document',
  law: 'Text of the law',
  official: 'Official guide',
  secondary: 'Secondary source',
} as const
