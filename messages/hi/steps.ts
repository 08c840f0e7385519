import type { Translated } from '../translated'

export default {
  step: 'चरण',
  whoActs: 'कौन करता है',
  whoPays: 'ख़र्च कौन देता है',
  whatToKeep: 'क्या रखें',
  acts: 'करने वाला:',
  keep: 'रखें:',
  more: '<hidden>{title} के बारे में </hidden>और',
  notForAll: 'सबके लिए नहीं।',
  notNeeded: 'इस सफ़र में ज़रूरी नहीं।',
  done: 'हो गया',
  doneOn: 'हो गया, {date}',
  since: '{date} से',
  here: 'आप यहाँ हैं',
  theirs: 'नियोक्ता का काम',
  employer: 'नियोक्ता',
  you: 'आप',
  office: 'हमारा दफ़्तर',
  government: 'सरकारी दफ़्तर',
  ask: 'किससे पूछें: <who>{name}</who>।',
  source: 'स्रोत',
} satisfies Translated<'steps'>
