import type { Translated } from '../translated'

export default {
  step: 'පියවර',
  whoActs: 'කරන්නේ කවුද',
  whoPays: 'ගෙවන්නේ කවුද',
  whatToKeep: 'තබාගත යුතු දේ',
  acts: 'කරන්නේ:',
  keep: 'තබාගන්න:',
  more: '<hidden>{title} ගැන </hidden>තවත්',
  notForAll: 'සැමට නොවේ.',
  notNeeded: 'මේ ගමනට අවශ්‍ය නැත.',
  done: 'අවසන්',
  doneOn: 'අවසන්, {date}',
  since: '{date} සිට',
  here: 'ඔබ සිටින තැන',
  theirs: 'සේවායෝජකයාගේ කොටස',
  employer: 'සේවායෝජකයා',
  you: 'ඔබ',
  office: 'අපේ කාර්යාලය',
  government: 'රජයේ කාර්යාලයක්',
  ask: 'අසන්නේ කාගෙන්ද: <who>{name}</who>.',
  source: 'මූලාශ්‍රය',
} satisfies Translated<'steps'>
