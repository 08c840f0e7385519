import type { Translated } from '../translated'

export default {
  preview: 'झलक',
  previewText: 'यो साइट अहिलेसम्म खुलेको छैन। नाम, रोजगारी र नम्बर नमुना हुन सक्छन्।',
  trial: 'परीक्षण',
  trialText: 'यो साइट चलाएर हेरिँदैछ। नाम, रोजगारी र नम्बर नमुना हुन सक्छन्।',
} satisfies Translated<'mode'>
