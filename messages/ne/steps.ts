import type { Translated } from '../translated'

export default {
  step: 'चरण',
  whoActs: 'कसले गर्छ',
  whoPays: 'कसले तिर्छ',
  whatToKeep: 'के राख्ने',
  acts: 'गर्ने:',
  keep: 'राख्नुहोस्:',
  more: '<hidden>{title} बारे </hidden>थप',
  notForAll: 'सबैका लागि होइन।',
  notNeeded: 'यो बाटोमा चाहिँदैन।',
  done: 'भयो',
  doneOn: 'भयो, {date}',
  since: '{date} देखि',
  here: 'तपाईं यहाँ हुनुहुन्छ',
  theirs: 'रोजगारदाताको काम',
  employer: 'रोजगारदाता',
  you: 'तपाईं',
  office: 'हाम्रो कार्यालय',
  government: 'सरकारी कार्यालय',
  ask: 'कसलाई सोध्ने: <who>{name}</who>।',
  source: 'स्रोत',
} satisfies Translated<'steps'>
