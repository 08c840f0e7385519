import type { Translated } from '../translated'

export default {
  pageTitle: 'परिवार के लिए पेज',
  way: 'नौकरी तक का सफ़र',
  wayAt: 'नौकरी तक का सफ़र: {count} में से चरण {number}',
  wayTo: '{country} तक का सफ़र',
  wayToAt: '{country} तक का सफ़र: {count} में से चरण {number}',
  lead: 'जिसने आपको यह लिंक भेजा है, उसने हमारे यहाँ आवेदन किया है। आपको चरण और तारीखें दिखती हैं, और कुछ नहीं। इस पेज पर सिर्फ़ दफ़्तर लिखता है, और यहाँ कोई कुछ बदल नहीं सकता।',
  closed: '<b>अब यहाँ देखने के लिए कुछ नहीं है।</b> जिसने आपको लिंक भेजा है, उससे पूछें।',
  hereNow: 'अभी यहाँ',
  askedForMoney: 'कोई आपसे पैसे माँगता है? <a>देखें कि कानून क्या कहता है</a>।',
} satisfies Translated<'family'>
