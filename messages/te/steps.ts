import type { Translated } from '../translated'

export default {
  step: 'దశ',
  whoActs: 'ఎవరు చేస్తారు',
  whoPays: 'ఎవరు కడతారు',
  whatToKeep: 'ఏం ఉంచుకోవాలి',
  acts: 'చేసేవారు:',
  keep: 'ఉంచుకోండి:',
  more: '<hidden>{title} గురించి </hidden>ఇంకా',
  notForAll: 'అందరికీ కాదు.',
  notNeeded: 'ఈ దారిలో అవసరం లేదు.',
  done: 'పూర్తయింది',
  doneOn: 'పూర్తయింది, {date}',
  since: '{date} నుంచి',
  here: 'మీరు ఇక్కడ ఉన్నారు',
  theirs: 'యజమాని పని',
  employer: 'యజమాని',
  you: 'మీరు',
  office: 'మా ఆఫీసు',
  government: 'ప్రభుత్వ ఆఫీసు',
  ask: 'ఎవరిని అడగాలి: <who>{name}</who>.',
  source: 'ఆధారం',
} satisfies Translated<'steps'>
