import type { Translated } from '../translated'

export default {
  tooManyRequests: 'చాలాసార్లు ప్రయత్నించారు. దయచేసి కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  badRequest: 'పంపినది చదవడం కుదరలేదు.',
  unforeseen: 'మా వైపు ఏదో తప్పు జరిగింది. దయచేసి తర్వాత మళ్లీ ప్రయత్నించండి.',
  linkUnknown: 'ఈ లింక్ చెల్లదు.',
  whatsappStopped: 'ఇక మా నుంచి మీకు WhatsApp అప్‌డేట్‌లు రావు.',
  whatsappStoppedBefore: 'WhatsApp అప్‌డేట్‌లు ఇప్పటికే ఆగిపోయాయి.',
  keepingStopped: 'ఇక మేము మీ సమాచారాన్ని ఇతర ఉద్యోగాల కోసం వాడం.',
  keepingStoppedBefore: 'మీ సమాచారాన్ని ఇతర ఉద్యోగాల కోసం వాడడం మేము ఇప్పటికే ఆపేశాం.',
  withdrawn: 'మీ దరఖాస్తును వెనక్కి తీసుకోవడం పూర్తయింది.',
  withdrawnBefore: 'మీ దరఖాస్తును ఇప్పటికే వెనక్కి తీసుకున్నారు.',
  closedAlready: 'ఈ దరఖాస్తు ఇప్పటికే ముగిసింది.',
  erasureAsked: 'మీరు అడిగినది ఆఫీసుకు చేరింది, ఆఫీసు మీ సమాచారాన్ని తొలగిస్తుంది.',
  erasureAskedBefore: 'మీరు ఇప్పటికే అడిగారు. ఆఫీసు మీ సమాచారాన్ని తొలగిస్తుంది.',
} satisfies Translated<'statusAnswers'>
