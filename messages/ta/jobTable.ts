import type { Translated } from '../translated'

export default {
  posted: 'தேதி',
  position: 'பணி, முதலாளி',
  place: 'இடம்',
  experience: 'அனுபவம்',
  salary: 'சம்பளம் / மாதம்',
} satisfies Translated<'jobTable'>
