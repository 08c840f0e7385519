import type { Translated } from '../translated'

export default {
  posted: 'Na-post',
  position: 'Posisyon at employer',
  place: 'Lugar',
  experience: 'Karanasan',
  salary: 'Sahod / buwan',
} satisfies Translated<'jobTable'>
