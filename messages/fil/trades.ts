import type { Translated } from '../translated'

export default {
  nurse: 'Nurse',
  pharmacist: 'Pharmacist',
  health: 'Doktor o iba pang health worker',
  teacher: 'Guro o trainer',
  guard: 'Security guard',
  welder: 'Welder',
  office: 'Opisina, accounting o IT',
  engineer: 'Engineer',
  operator: 'Operator ng crane o heavy equipment',
  driver: 'Driver',
  electrician: 'Electrician',
  plumber: 'Tubero o pipe fitter',
  mason: 'Mason o ibang trabaho sa konstruksyon',
  cook: 'Cook, baker o tauhan sa kusina',
  hotel: 'Serbisyo sa hotel o restaurant',
  sales: 'Sales, tindahan o store',
  technician: 'Technician, mekaniko o fitter',
  helper: 'Helper, kargador o tagalinis',
  other: 'Ibang hanapbuhay',
} satisfies Translated<'trades'>
