import type { Translated } from '../translated'

export default {
  AE: 'அமீரகம் (UAE)',
  SA: 'சவுதி அரேபியா',
  OM: 'ஓமன்',
  QA: 'கத்தார்',
  BH: 'பஹ்ரைன்',
  KW: 'குவைத்',
  SG: 'சிங்கப்பூர்',
  MY: 'மலேசியா',
  IN: 'இந்தியா',
  NP: 'நேபாளம்',
  LK: 'இலங்கை',
  BD: 'வங்கதேசம்',
  PH: 'பிலிப்பைன்ஸ்',
} satisfies Translated<'places'>
