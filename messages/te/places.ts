import type { Translated } from '../translated'

export default {
  AE: 'యూఏఈ',
  SA: 'సౌదీ అరేబియా',
  OM: 'ఒమన్',
  QA: 'ఖతార్',
  BH: 'బహ్రెయిన్',
  KW: 'కువైట్',
  SG: 'సింగపూర్',
  MY: 'మలేషియా',
  IN: 'భారతదేశం',
  NP: 'నేపాల్',
  LK: 'శ్రీలంక',
  BD: 'బంగ్లాదేశ్',
  PH: 'ఫిలిప్పీన్స్',
} satisfies Translated<'places'>
