import type { Translated } from '../translated'

export default {
  title: 'അംഗീകരിച്ച ഡിമാൻഡ്',
  asked: 'തൊഴിലുടമ eMigrate-ൽ തൊഴിലാളികളെ ആവശ്യപ്പെട്ടു.',
  hidden: 'തൊഴിലുടമയുടെ പേര് ഇവിടെ എഴുതിയിട്ടില്ല.',
  left: '{n, plural, one {<b>{count}</b> ഒഴിവ് ബാക്കി} other {<b>{count}</b> ഒഴിവുകൾ ബാക്കി}}',
  full: 'എല്ലാ ഒഴിവുകളും നികന്നു',
  inAll: 'ആകെ {count}',
  employer: 'തൊഴിലുടമ',
  atOffice: 'ഓഫീസിൽ വരുമ്പോൾ കാണിച്ചുതരും',
  number: 'eMigrate ഡിമാൻഡ് നമ്പർ',
  date: 'ഡിമാൻഡിന്റെ തീയതി',
  validUntil: 'എന്നുവരെ സാധുവാണ്',
  check: 'സ്വയം പരിശോധിക്കുക',
  checkNumber: 'emigrate.gov.in-ൽ ഞങ്ങളുടെ രജിസ്ട്രേഷൻ നമ്പർ <number>{value}</number> നോക്കുക.',
  checkLetter: 'ഡിമാൻഡ് ലെറ്റർ കാണിക്കാൻ ഞങ്ങളോട് പറയുക. തൊഴിലുടമയും നമ്പറും ഒത്തുനോക്കുക.',
  checkHidden: 'ഓഫീസിൽ വരുക. തൊഴിലുടമയും നമ്പറുമുള്ള ഡിമാൻഡ് ലെറ്റർ കാണിക്കാൻ പറയുക.',
  how: 'ഏജൻസിയെ എങ്ങനെ പരിശോധിക്കാം',
} satisfies Translated<'demand'>
