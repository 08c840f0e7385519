import type { Translated } from '../translated'

export default {
  title: 'Wika',
  close: 'Isara',
  offer: 'Nasa Filipino rin ang site na ito.',
  read: 'Basahin sa Filipino',
  notTranslated: 'Wala pa sa Filipino ang pahinang ito. Nasa ibaba ang Ingles.',
  menusTranslated: 'Nasa Filipino ang menu.',
  notReviewed: 'Hindi pa ito nasusuri ng katutubong nagsasalita ng Filipino.',
  englishApplies: 'Kung may pagkakaiba, <a>ang tekstong Ingles</a> ang masusunod.',
} satisfies Translated<'languages'>
