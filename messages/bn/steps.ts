import type { Translated } from '../translated'

export default {
  step: 'ধাপ',
  whoActs: 'কে করে',
  whoPays: 'কে টাকা দেয়',
  whatToKeep: 'কী রাখবেন',
  acts: 'যে করে:',
  keep: 'রাখুন:',
  more: '<hidden>{title} নিয়ে </hidden>আরও',
  notForAll: 'সবার জন্য নয়।',
  notNeeded: 'এই পথে লাগে না।',
  done: 'হয়ে গেছে',
  doneOn: 'হয়ে গেছে, {date}',
  since: '{date} থেকে',
  here: 'আপনি এখানে আছেন',
  theirs: 'নিয়োগকর্তার কাজ',
  employer: 'নিয়োগকর্তা',
  you: 'আপনি',
  office: 'আমাদের অফিস',
  government: 'সরকারি অফিস',
  ask: 'কাকে জিজ্ঞেস করবেন: <who>{name}</who>।',
  source: 'উৎস',
} satisfies Translated<'steps'>
