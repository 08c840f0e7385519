import type { Translated } from '../translated'

export default {
  step: 'مرحلہ',
  whoActs: 'کون کرتا ہے',
  whoPays: 'خرچ کون دیتا ہے',
  whatToKeep: 'کیا رکھیں',
  acts: 'کرنے والا:',
  keep: 'رکھیں:',
  more: '<hidden>{title} کے بارے میں </hidden>مزید',
  notForAll: 'سب کے لیے نہیں۔',
  notNeeded: 'اس سفر میں ضروری نہیں۔',
  done: 'ہو گیا',
  doneOn: 'ہو گیا، {date}',
  since: '{date} سے',
  here: 'آپ یہاں ہیں',
  theirs: 'آجر کا کام',
  employer: 'آجر',
  you: 'آپ',
  office: 'ہمارا دفتر',
  government: 'سرکاری دفتر',
  ask: 'کس سے پوچھیں: <who>{name}</who>۔',
  source: 'ماخذ',
} satisfies Translated<'steps'>
