import type { Translated } from '../translated'

export default {
  title: 'ఆమోదించిన డిమాండ్',
  asked: 'యజమాని eMigrateలో కార్మికులను అడిగారు.',
  hidden: 'యజమాని పేరు ఇక్కడ రాయలేదు.',
  left: '{n, plural, one {<b>{count}</b> స్థానం మిగిలింది} other {<b>{count}</b> స్థానాలు మిగిలాయి}}',
  full: 'అన్ని స్థానాలు నిండిపోయాయి',
  inAll: 'మొత్తం {count}',
  employer: 'యజమాని',
  atOffice: 'ఆఫీసుకు వస్తే మీకు చూపిస్తాం',
  number: 'eMigrate డిమాండ్ నంబర్',
  date: 'డిమాండ్ తేదీ',
  validUntil: 'ఎప్పటి వరకు చెల్లుతుంది',
  check: 'మీరే సరిచూసుకోండి',
  checkNumber: 'emigrate.gov.inలో మా రిజిస్ట్రేషన్ నంబర్ <number>{value}</number> కోసం చూడండి.',
  checkLetter: 'డిమాండ్ లెటర్ చూపించమని మమ్మల్ని అడగండి. యజమానిని, నంబర్‌ను పోల్చి చూడండి.',
  checkHidden: 'ఆఫీసుకు రండి. యజమాని, నంబర్ ఉన్న డిమాండ్ లెటర్ చూపించమని అడగండి.',
  how: 'ఏజెన్సీని ఎలా సరిచూసుకోవాలి',
} satisfies Translated<'demand'>
