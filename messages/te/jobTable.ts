import type { Translated } from '../translated'

export default {
  posted: 'తేదీ',
  position: 'పోస్టు, యజమాని',
  place: 'ప్రదేశం',
  experience: 'అనుభవం',
  salary: 'జీతం / నెల',
} satisfies Translated<'jobTable'>
