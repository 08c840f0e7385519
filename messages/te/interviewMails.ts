import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {ట్రేడ్ టెస్ట్} other {ఇంటర్వ్యూ}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {మిమ్మల్ని ట్రేడ్ టెస్ట్‌కు పిలుస్తున్నాము} other {మిమ్మల్ని ఇంటర్వ్యూకు పిలుస్తున్నాము}}',
  invitedText: 'దయచేసి కింద ఉన్న రోజున రండి. మీరు వస్తున్నారని మాకు తెలిసేలా లింక్ ద్వారా జవాబు ఇవ్వండి.',
  changedSubject: 'మార్పు: {kind, select, trade_test {ట్రేడ్ టెస్ట్} other {ఇంటర్వ్యూ}}, {day}',
  changedTitle: '{kind, select, trade_test {మీ ట్రేడ్ టెస్ట్ మారింది} other {మీ ఇంటర్వ్యూ మారింది}}',
  changedText: 'రోజు, సమయం లేదా చోటు మారింది. ఇప్పుడు ఇదే సరైనది.',
  offSubject: 'రద్దు: {kind, select, trade_test {ట్రేడ్ టెస్ట్} other {ఇంటర్వ్యూ}}, {day}',
  offTitle: '{kind, select, trade_test {ట్రేడ్ టెస్ట్ రద్దయింది} other {ఇంటర్వ్యూ రద్దయింది}}',
  offText: 'దయచేసి ఈ రోజున రావద్దు. మీ దరఖాస్తు తెరిచే ఉంటుంది. కొత్త రోజు గురించి మేము మీకు ఫోన్ చేస్తాము.',
  answer: 'జవాబు ఇవ్వండి: మీరు వస్తారా?',
} satisfies Translated<'interviewMails'>
