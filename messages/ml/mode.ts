import type { Translated } from '../translated'

export default {
  preview: 'പ്രിവ്യൂ',
  previewText: 'ഈ സൈറ്റ് ഇതുവരെ തുറന്നിട്ടില്ല. പേരുകളും ജോലികളും നമ്പറുകളും സാമ്പിൾ ആകാം.',
  trial: 'പരീക്ഷണം',
  trialText: 'ഈ സൈറ്റ് പരീക്ഷിച്ചു നോക്കുകയാണ്. പേരുകളും ജോലികളും നമ്പറുകളും സാമ്പിൾ ആകാം.',
} satisfies Translated<'mode'>
