import type { Translated } from '../translated'

export default {
  stored: 'നന്ദി. നിങ്ങളുടെ മറുപടികൾ ഞങ്ങളുടെ ഓഫീസിനു കിട്ടി.',
  choose: 'ദയവായി ഒരു മറുപടി തിരഞ്ഞെടുക്കുക.',
  notOpen: 'ഈ ചോദ്യങ്ങൾ ഇപ്പോൾ തുറന്നിട്ടില്ല.',
  noteTooLong: 'ദയവായി പരമാവധി 500 അക്ഷരങ്ങൾ എഴുതുക',
  unreadable: 'ഇതിൽ വായിക്കാൻ കഴിയാത്ത അക്ഷരങ്ങളുണ്ട്',
} satisfies Translated<'questionAnswers'>
