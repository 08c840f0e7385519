import type { Translated } from '../translated'

export default {
  step: 'Hakbang',
  whoActs: 'Sino ang kikilos',
  whoPays: 'Sino ang magbabayad',
  whatToKeep: 'Ano ang itatabi',
  acts: 'Kikilos:',
  keep: 'Itabi:',
  more: 'Iba pa<hidden> tungkol sa: {title}</hidden>',
  notForAll: 'Hindi para sa lahat.',
  notNeeded: 'Hindi kailangan sa daang ito.',
  done: 'Tapos na',
  doneOn: 'Tapos na, {date}',
  since: 'Mula {date}',
  here: 'Narito ka',
  theirs: 'Bahagi ng employer',
  employer: 'Ang employer',
  you: 'Ikaw',
  office: 'Ang opisina namin',
  government: 'Opisina ng gobyerno',
  ask: 'Tanungin: <who>{name}</who>.',
  source: 'pinagkunan',
} satisfies Translated<'steps'>
