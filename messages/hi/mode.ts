import type { Translated } from '../translated'

export default {
  preview: 'झलक',
  previewText: 'यह साइट अभी खुली नहीं है। नाम, नौकरियाँ और नंबर नमूने हो सकते हैं।',
  trial: 'परीक्षण',
  trialText: 'इस साइट को अभी आज़माया जा रहा है। नाम, नौकरियाँ और नंबर नमूने हो सकते हैं।',
} satisfies Translated<'mode'>
