import type { Translated } from '../translated'

export default {
  skip: 'කෙළින්ම ප්‍රධාන කොටසට යන්න',
  close: 'වසන්න',
  channel: 'චැනලයට එක් වන්න',
  channelShort: 'අපේ චැනලය',
  malta: 'මෝල්ටාවේ රැකියා',
  jobs: 'රැකියා',
  browse: 'රැකියා බලන්න',
  register: 'ලියාපදිංචි වන්න',
  menu: 'මෙනුව',
  main: 'ප්‍රධාන මෙනුව',
  registrationNumber: 'ලියාපදිංචි අංකය',
  validUntil: 'වලංගු අවසන් දිනය',
  statement: 'ප්‍රකාශය',
  byLocation: 'රට අනුව රැකියා',
  byIndustry: 'ක්ෂේත්‍රය අනුව රැකියා',
  toTop: 'ඉහළට යන්න',
} satisfies Translated<'layout'>
