import type { Translated } from '../translated'

export default {
  title: 'ഭാഷ',
  close: 'അടയ്ക്കുക',
  offer: 'ഈ സൈറ്റ് മലയാളത്തിലും ഉണ്ട്.',
  read: 'മലയാളത്തിൽ വായിക്കുക',
  notTranslated: 'ഈ പേജ് ഇതുവരെ മലയാളത്തിൽ ഇല്ല. താഴെ ഇംഗ്ലീഷിൽ ഉണ്ട്.',
  menusTranslated: 'മെനു മലയാളത്തിലാണ്.',
  notReviewed: 'ഈ പരിഭാഷ മലയാളം സംസാരിക്കുന്ന ഒരാൾ ഇതുവരെ പരിശോധിച്ചിട്ടില്ല.',
  englishApplies: 'വ്യത്യാസമുണ്ടെങ്കിൽ <a>ഇംഗ്ലീഷ് പതിപ്പാണ്</a> ബാധകം.',
} satisfies Translated<'languages'>
