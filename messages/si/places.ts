import type { Translated } from '../translated'

export default {
  AE: 'එක්සත් අරාබි එමීර් රාජ්‍යය (UAE)',
  SA: 'සෞදි අරාබිය',
  OM: 'ඕමානය',
  QA: 'කටාර්',
  BH: 'බහරේන්',
  KW: 'කුවේට්',
  SG: 'සිංගප්පූරුව',
  MY: 'මැලේසියාව',
  IN: 'ඉන්දියාව',
  NP: 'නේපාලය',
  LK: 'ශ්‍රී ලංකාව',
  BD: 'බංග්ලාදේශය',
  PH: 'පිලිපීනය',
} satisfies Translated<'places'>
