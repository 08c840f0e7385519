import type { Translated } from '../translated'

export default {
  title: 'Ang ibinayad mo sa amin',
  oweNothing: 'Wala kang utang sa amin',
  free: 'Libre ang trabahong ito. Walang sinuman ang may karapatang humingi sa iyo ng pera.',
  nothing: 'Wala ka pang ibinayad sa amin.',
  total: 'Kabuuang ibinayad, kasama ang buwis: {sum}.',
  totalBack: 'Naibalik na namin ang {sum}.',
  comesBack: 'Maibabalik sa iyo ang {sum} hanggang {date}.',
  wasDue: 'Dapat ay naibalik na sa iyo ang {sum} hanggang {date}.',
  late: 'Huli na ito. Tumawag sa amin.',
  paidBack: 'Ibinalik: {what}',
  withGst: '{net} + GST {tax}',
  withTax: '{net} + buwis {tax}',
  receipt: 'Resibo {number}',
  bill: 'Bill {number} ng iba',
  taken: 'singil namin, walang buwis',
  mostByLaw: 'pinakamataas ayon sa batas',
  mostPromised: 'pinakamataas, ayon sa pangako para sa trabahong ito',
  onlyHere:
    'Huwag magbayad ng anumang wala sa pahinang ito. May resibo ka sa bawat bayad. Kung walang resibo, hindi kami ang kumuha ng pera.',
} satisfies Translated<'paid'>
