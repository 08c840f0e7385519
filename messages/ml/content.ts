import type { Translated } from '../translated'

export default {
  lastReviewed: 'അവസാനം പരിശോധിച്ചത്: <time>{date}</time>',
  issued: 'പുറത്തിറക്കിയത്: <time>{date}</time>',
  contents: 'ഈ പേജിൽ',
  sources: 'ഉറവിടങ്ങൾ',
  countSources: '{n, plural, one {{count} ഉറവിടം} other {{count} ഉറവിടങ്ങൾ}}',
  noAdvice: 'പൊതുവായ വിവരങ്ങൾ, നിയമോപദേശമല്ല. ചട്ടങ്ങൾ മാറും; അവസാനം പരിശോധിച്ചത്: <time>{month}</time>.',
  noAdviceCountry:
    'പൊതുവായ വിവരങ്ങൾ, നിയമോപദേശമല്ല. ചട്ടങ്ങൾ മാറും; അവസാനം പരിശോധിച്ചത്: <time>{month}</time>; ആ രാജ്യത്തെ സർക്കാർ ഓഫീസിൽ ചോദിച്ച് ഉറപ്പാക്കുക.',
  noAdviceOffice:
    'പൊതുവായ വിവരങ്ങൾ, നിയമോപദേശമല്ല. ചട്ടങ്ങൾ മാറും; അവസാനം പരിശോധിച്ചത്: <time>{month}</time>; ഇവിടെ ചോദിച്ച് ഉറപ്പാക്കുക: <office>{name}</office>.',
  noAdviceSite:
    'പൊതുവായ വിവരങ്ങൾ, നിയമോപദേശമല്ല. ചട്ടങ്ങൾ മാറും; അവസാനം പരിശോധിച്ചത്: <time>{month}</time>; ഔദ്യോഗിക സൈറ്റിൽ നോക്കി ഉറപ്പാക്കുക: <office>{name}</office>.',
  moreToRead: 'കൂടുതൽ വായിക്കാൻ',
  otherReleases: 'മറ്റു പത്രക്കുറിപ്പുകൾ',
  otherServices: 'മറ്റു സേവനങ്ങൾ',
  openNow: 'ഇപ്പോഴത്തെ ഒഴിവുകൾ',
  noJob: 'ഇപ്പോൾ ഒഴിവൊന്നുമില്ല.',
  allJobs: 'എല്ലാ ജോലികളും',
  countJobs: '{n, plural, one {{count} ജോലി} other {എല്ലാ {count} ജോലികളും}}',
  whoPays: 'ആര് പണം കൊടുക്കും',
  allSteps: 'എല്ലാ {count} ഘട്ടങ്ങളും',
  largerPicture: 'ചിത്രം വലുതായി കാണാൻ അതിൽ അമർത്തുക.',
  checked: 'പരിശോധിച്ചത്: {date}.',
  checkedBetween: '{first} മുതൽ {last} വരെ',
  moreRules: '{count} ചട്ടങ്ങൾ കൂടി കാണിക്കുക',
  what: 'വിഷയം',
  rule: 'ചട്ടം',
  source: 'ഉറവിടം',
  notChecked: '{date}-നു ശേഷം പരിശോധിച്ചിട്ടില്ല. ദയവായി ഇവിടെ ചോദിച്ച് ഉറപ്പാക്കുക: {office}.',
  usual: 'സാധാരണ രീതി',
  noDocument: 'ഒരു പ്രത്യേക രേഖയില്ല',
  law: 'നിയമത്തിന്റെ പാഠം',
  official: 'ഔദ്യോഗിക ഗൈഡ്',
  secondary: 'പരോക്ഷ ഉറവിടം',
} satisfies Translated<'content'>
