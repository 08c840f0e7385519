import type { Translated } from '../translated'

export default {
  step: 'படி',
  whoActs: 'யார் செய்வார்',
  whoPays: 'யார் பணம் கட்டுவார்',
  whatToKeep: 'எதை வைத்திருக்க வேண்டும்',
  acts: 'செய்பவர்:',
  keep: 'வைத்திருக்கவும்:',
  more: '<hidden>{title} பற்றி </hidden>மேலும்',
  notForAll: 'எல்லாருக்கும் இல்லை.',
  notNeeded: 'இந்த வழியில் தேவை இல்லை.',
  done: 'முடிந்தது',
  doneOn: 'முடிந்தது, {date}',
  since: '{date} முதல்',
  here: 'நீங்கள் இங்கே இருக்கிறீர்கள்',
  theirs: 'முதலாளியின் வேலை',
  employer: 'முதலாளி',
  you: 'நீங்கள்',
  office: 'எங்கள் அலுவலகம்',
  government: 'அரசு அலுவலகம்',
  ask: 'யாரிடம் கேட்பது: <who>{name}</who>.',
  source: 'ஆதாரம்',
} satisfies Translated<'steps'>
