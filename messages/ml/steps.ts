import type { Translated } from '../translated'

export default {
  step: 'ഘട്ടം',
  whoActs: 'ആര് ചെയ്യുന്നു',
  whoPays: 'ചെലവ് ആർക്ക്',
  whatToKeep: 'എന്തു സൂക്ഷിക്കണം',
  acts: 'ചെയ്യുന്നത്:',
  keep: 'സൂക്ഷിക്കുക:',
  more: '<hidden>{title}: ഇതിനെക്കുറിച്ച് </hidden>കൂടുതൽ',
  notForAll: 'എല്ലാവർക്കുമില്ല.',
  notNeeded: 'ഈ വഴിയിൽ വേണ്ട.',
  done: 'കഴിഞ്ഞു',
  doneOn: 'കഴിഞ്ഞു, {date}',
  since: '{date} മുതൽ',
  here: 'നിങ്ങൾ ഇവിടെയാണ്',
  theirs: 'തൊഴിലുടമയുടെ ജോലി',
  employer: 'തൊഴിലുടമ',
  you: 'നിങ്ങൾ',
  office: 'ഞങ്ങളുടെ ഓഫീസ്',
  government: 'സർക്കാർ ഓഫീസ്',
  ask: 'ആരോടു ചോദിക്കണം: <who>{name}</who>.',
  source: 'ഉറവിടം',
} satisfies Translated<'steps'>
