import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {ട്രേഡ് ടെസ്റ്റ്} other {അഭിമുഖം}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {നിങ്ങളെ ട്രേഡ് ടെസ്റ്റിന് വിളിക്കുന്നു} other {നിങ്ങളെ അഭിമുഖത്തിന് വിളിക്കുന്നു}}',
  invitedText: 'താഴെയുള്ള ദിവസം വരൂ. നിങ്ങൾ വരുന്നുണ്ടെന്ന് ഞങ്ങൾക്ക് അറിയാൻ ലിങ്കിലൂടെ മറുപടി തരൂ.',
  changedSubject: 'മാറ്റം: {kind, select, trade_test {ട്രേഡ് ടെസ്റ്റ്} other {അഭിമുഖം}}, {day}',
  changedTitle: '{kind, select, trade_test {നിങ്ങളുടെ ട്രേഡ് ടെസ്റ്റ് മാറി} other {നിങ്ങളുടെ അഭിമുഖം മാറി}}',
  changedText: 'ദിവസമോ സമയമോ സ്ഥലമോ മാറിയിട്ടുണ്ട്. ഇനി ഇതാണ് ശരി.',
  offSubject: 'റദ്ദാക്കി: {kind, select, trade_test {ട്രേഡ് ടെസ്റ്റ്} other {അഭിമുഖം}}, {day}',
  offTitle: '{kind, select, trade_test {ട്രേഡ് ടെസ്റ്റ് റദ്ദാക്കി} other {അഭിമുഖം റദ്ദാക്കി}}',
  offText: 'ഈ ദിവസം വരരുത്. നിങ്ങളുടെ അപേക്ഷ തുറന്നിരിക്കും. പുതിയ ദിവസത്തെക്കുറിച്ച് ഞങ്ങൾ നിങ്ങളെ ഫോണിൽ വിളിക്കും.',
  answer: 'മറുപടി തരൂ: നിങ്ങൾ വരുമോ?',
} satisfies Translated<'interviewMails'>
