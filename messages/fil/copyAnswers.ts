import type { Translated } from '../translated'

export default {
  choose: 'Mga litrato o PDF',
  chooseHint: 'Kumuha ng litrato, o pumili ng mga litrato o isang PDF.',
  add: 'Magdagdag ng isa pang pahina',
  pages: 'Mga napiling pahina',
  send: 'Ipadala ang kopya',
  sending: 'Ipinapadala ang kopya…',
  received: 'Natanggap namin ang kopya mo. Salamat.',
  sentBefore: 'May naipadala nang kopya. Walang bagong itinago.',
  expired: 'Tapos na ang panahon para ipadala ito. Pakitawagan kami.',
  notNeeded: 'Hindi na namin kailangan ang papel na ito ngayon. Walang itinago.',
  unknown: 'Wala na rito ang hiling na ito. Pakitawagan kami.',
  required: 'Pumili ng isang litrato o PDF.',
  tooLarge: 'Mas malaki sa 5 MB ang file. Magpadala ng mas maliit.',
  wrongType: 'Hindi ito litrato o PDF. Pumili ng ibang file.',
  photoUnreadable: 'Hindi mabasa ang litratong ito. Pakikunan ulit ng litrato.',
  pdfRefused: 'Hindi matatanggap ang PDF na ito. Magpadala na lang ng mga litrato ng mga pahina.',
  pdfLocked: 'Naka-lock ang PDF na ito. Magpadala na lang ng mga litrato ng mga pahina.',
  onePdf: 'Pumili ng mga litrato, o isang PDF.',
  tooManyPages: 'Hanggang 8 litrato ang puwedeng ipadala. Pumili ng mas kaunti.',
  failed: 'Hindi naipadala ang kopya. Pakisubukan ulit.',
} satisfies Translated<'copyAnswers'>
