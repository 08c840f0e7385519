import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'നിങ്ങളെ വിളിക്കുന്നു',
  invitedText: 'താഴെയുള്ള ദിവസം വരൂ. നിങ്ങൾ വരുന്നുണ്ടെന്ന് ഞങ്ങൾക്ക് അറിയാൻ ലിങ്കിലൂടെ മറുപടി തരൂ.',
  fromOffice: 'ഞങ്ങളുടെ ഓഫീസിൽ നിന്ന്: {text}',
  changedSubject: 'മാറ്റം: {what}, {day}',
  changedTitle: 'മാറ്റമുണ്ട്',
  changedText: 'ദിവസമോ സമയമോ സ്ഥലമോ മാറിയിട്ടുണ്ട്. ഇനി ഇതാണ് ശരി.',
  offSubject: 'റദ്ദാക്കി: {what}, {day}',
  offTitle: 'ഈ ദിവസം റദ്ദാക്കി',
  offText: 'ഈ ദിവസം വരരുത്. നിങ്ങളുടെ അപേക്ഷ തുറന്നിരിക്കും. പുതിയ ദിവസത്തെക്കുറിച്ച് ഞങ്ങൾ നിങ്ങളെ ഫോണിൽ വിളിക്കും.',
  answer: 'മറുപടി തരൂ: നിങ്ങൾ വരുമോ?',
} satisfies Translated<'interviewMails'>
