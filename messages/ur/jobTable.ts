import type { Translated } from '../translated'

export default {
  posted: 'تاریخ',
  position: 'عہدہ اور آجر',
  place: 'جگہ',
  experience: 'تجربہ',
  salary: 'تنخواہ / ماہ',
} satisfies Translated<'jobTable'>
