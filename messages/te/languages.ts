import type { Translated } from '../translated'

export default {
  title: 'భాష',
  close: 'మూసివేయండి',
  offer: 'ఈ సైట్ తెలుగులో కూడా ఉంది.',
  read: 'తెలుగులో చదవండి',
  notTranslated: 'ఈ పేజీ ఇంకా తెలుగులో లేదు. కింద ఇంగ్లీషులో ఉంది.',
  menusTranslated: 'మెనూ తెలుగులో ఉంది.',
  notReviewed: 'ఈ అనువాదాన్ని తెలుగు మాట్లాడేవారు ఇంకా పరిశీలించలేదు.',
  englishApplies: 'తేడా ఉంటే <a>ఇంగ్లీషులో ఉన్నదే</a> చెల్లుతుంది.',
} satisfies Translated<'languages'>
