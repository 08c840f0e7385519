import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'మిమ్మల్ని పిలుస్తున్నాము',
  invitedText: 'దయచేసి కింద ఉన్న రోజున రండి. మీరు వస్తున్నారని మాకు తెలిసేలా లింక్ ద్వారా జవాబు ఇవ్వండి.',
  fromOffice: 'మా ఆఫీసు నుంచి: {text}',
  changedSubject: 'మార్పు: {what}, {day}',
  changedTitle: 'మార్పు జరిగింది',
  changedText: 'రోజు, సమయం లేదా చోటు మారింది. ఇప్పుడు ఇదే సరైనది.',
  offSubject: 'రద్దు: {what}, {day}',
  offTitle: 'ఈ రోజు రద్దయింది',
  offText: 'దయచేసి ఈ రోజున రావద్దు. మీ దరఖాస్తు తెరిచే ఉంటుంది. కొత్త రోజు గురించి మేము మీకు ఫోన్ చేస్తాము.',
  answer: 'జవాబు ఇవ్వండి: మీరు వస్తారా?',
} satisfies Translated<'interviewMails'>
