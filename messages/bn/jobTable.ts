import type { Translated } from '../translated'

export default {
  posted: 'প্রকাশ',
  position: 'পদ ও নিয়োগকর্তা',
  place: 'জায়গা',
  experience: 'অভিজ্ঞতা',
  salary: 'বেতন / মাস',
} satisfies Translated<'jobTable'>
