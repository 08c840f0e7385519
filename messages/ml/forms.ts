import type { Translated } from '../translated'

export default {
  emailRequired: 'ഇമെയിൽ എഴുതണം',
  emailInvalid: 'ഇമെയിൽ വിലാസം ശരിയല്ല',
  positionRequired: 'തസ്തിക നൽകണം',
  resumeRequired: 'ബയോഡാറ്റ ചേർക്കണം',
  resumeRefused: 'ബയോഡാറ്റ PDF, DOC അല്ലെങ്കിൽ DOCX ഫയൽ ആയിരിക്കണം',
  oneResume: 'ദയവായി ഒരു ഫയൽ മാത്രം തിരഞ്ഞെടുക്കുക',
  tooManyChars: 'ദയവായി 120 അക്ഷരത്തിൽ കൂടുതൽ എഴുതരുത്',
  unreadable: 'ഇതിൽ വായിക്കാൻ കഴിയാത്ത അക്ഷരങ്ങളുണ്ട്',
  tooManyRequests: 'വളരെ കൂടുതൽ തവണ ശ്രമിച്ചു. ദയവായി അൽപ്പം കാത്തിരുന്ന് വീണ്ടും ശ്രമിക്കുക.',
  sendingStopped: 'അയയ്ക്കുന്നത് നിർത്തി.',
  bodyTooLarge: 'അയച്ചത് വളരെ വലുതാണ്.',
  bodyTooSlow: 'അയയ്ക്കാൻ ഒരുപാട് സമയമെടുത്തു. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
  wrongContentType: 'അയച്ച രീതി ശരിയല്ല.',
  badRequest: 'അയച്ചത് വായിക്കാൻ കഴിഞ്ഞില്ല.',
  unforeseen: 'ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ തകരാറുണ്ടായി. ദയവായി പിന്നീട് വീണ്ടും ശ്രമിക്കുക.',
  spamSuspected: 'ഇത് അയയ്ക്കാൻ കഴിഞ്ഞില്ല. ദയവായി പേജ് വീണ്ടും തുറന്ന് ശ്രമിക്കുക.',
} satisfies Translated<'forms'>
