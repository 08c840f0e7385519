import type { Translated } from '../translated'

export default {
  emailRequired: 'ఈమెయిల్ రాయడం తప్పనిసరి',
  emailInvalid: 'ఈమెయిల్ అడ్రస్ సరిగ్గా లేదు',
  positionRequired: 'పోస్టు చెప్పడం తప్పనిసరి',
  resumeRequired: 'బయోడేటా పెట్టడం తప్పనిసరి',
  resumeRefused: 'బయోడేటా PDF, DOC లేదా DOCX ఫైల్ అయి ఉండాలి',
  oneResume: 'దయచేసి ఒక్క ఫైల్ మాత్రమే ఎంచుకోండి',
  tooManyChars: 'దయచేసి 120 అక్షరాల కంటే ఎక్కువ రాయకండి',
  unreadable: 'ఇందులో చదవలేని అక్షరాలు ఉన్నాయి',
  tooManyRequests: 'చాలాసార్లు ప్రయత్నించారు. దయచేసి కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  sendingStopped: 'పంపడం ఆగిపోయింది.',
  bodyTooLarge: 'పంపినది చాలా పెద్దగా ఉంది.',
  bodyTooSlow: 'అప్‌లోడ్‌కు చాలా సమయం పట్టింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  wrongContentType: 'పంపిన దాని రకం సరైనది కాదు.',
  badRequest: 'పంపినది చదవడం కుదరలేదు.',
  unforeseen: 'మా వైపు ఏదో తప్పు జరిగింది. దయచేసి తర్వాత మళ్లీ ప్రయత్నించండి.',
  spamSuspected: 'దీన్ని పంపడం కుదరలేదు. దయచేసి పేజీని మళ్లీ తెరిచి ప్రయత్నించండి.',
} satisfies Translated<'forms'>
