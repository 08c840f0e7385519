import type { Translated } from '../translated'

export default {
  posted: 'തീയതി',
  position: 'തസ്തിക, തൊഴിലുടമ',
  place: 'സ്ഥലം',
  experience: 'പരിചയം',
  salary: 'ശമ്പളം / മാസം',
} satisfies Translated<'jobTable'>
