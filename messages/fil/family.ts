import type { Translated } from '../translated'

export default {
  pageTitle: 'Pahina para sa pamilya',
  way: 'Ang daan papunta sa trabaho',
  wayAt: 'Ang daan papunta sa trabaho: hakbang {number} sa {count}',
  wayTo: 'Ang daan papuntang {country}',
  wayToAt: 'Ang daan papuntang {country}: hakbang {number} sa {count}',
  lead: 'Nag-apply sa amin ang taong nagpadala sa iyo ng link na ito. Nakikita mo ang mga hakbang at ang mga petsa, wala nang iba. Opisina lang ang nagsusulat sa pahinang ito, at walang makakapagbago ng anuman dito.',
  closed: '<b>Wala nang makikita rito ngayon.</b> Tanungin ang taong nagpadala sa iyo ng link.',
  hereNow: 'Narito ngayon',
  asksUs: 'May humihingi sa amin ng pera',
  asksUsText:
    'Huwag magbayad. Hindi kami kailanman humihingi ng pera sa pamilya: hindi para sa visa, hindi para sa ticket, hindi para mapabilis.',
  askedForMoney: 'May humihingi ba ng pera sa iyo? <a>Tingnan kung ano ang sinasabi ng batas</a>.',
} satisfies Translated<'family'>
