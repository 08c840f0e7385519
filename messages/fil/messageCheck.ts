import type { Translated } from '../translated'

export default {
  title: 'Galing ba sa amin ang mensaheng ito?',
  label: 'Email address, link o phone number',
  hint: 'Kopyahin ito mula sa mensahe at i-paste rito. Huwag buksan ang anumang nasa mensahe.',
  check: 'Suriin',
  oursEmail: 'Oo, sa amin ang address na ito.',
  oursLink: 'Oo, papunta sa amin ang link na ito.',
  oursPhone: 'Oo, sa amin ang number na ito.',
  oursText:
    'Puwede pa ring pekein ang mga pangalan at number sa screen. Kung hingan ka ng pera, code o password, huwag sumagot: ikaw mismo ang tumawag sa amin.',
  lookalike: 'Hindi. Ginawa ito para magmukhang sa amin.',
  lookalikeText:
    'Huwag sumagot, huwag magbukas ng kahit ano at huwag magbayad. Pakiusap, i-report ito.',
  hidden: 'May nakatagong karakter ito na wala sa alinmang address namin.',
  endsIn: 'Nagtatapos ito sa <b>{host}</b>, hindi sa <b>{resembles}</b>.',
  leadsTo: 'Papunta ito sa <b>{host}</b>, hindi sa <b>{resembles}</b>.',
  unknown: 'Hindi, hindi ito sa amin.',
  unknownText:
    'Wala ito sa listahan namin. Kung sinasabi nitong galing ito sa amin, huwag sumagot, huwag magbukas ng kahit ano at huwag magbayad. Pakiusap, i-report ito.',
  unreadable: 'Hindi namin ito mabasa.',
  unreadableText:
    'I-paste lang ang isang email address, isang link o isang phone number, at wala nang iba.',
  contact: 'Ang phone at address namin',
  report: 'I-report ang mensaheng ito',
} satisfies Translated<'messageCheck'>
