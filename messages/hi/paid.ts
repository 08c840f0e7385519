import type { Translated } from '../translated'

export default {
  title: 'आपने हमें कितने पैसे दिए',
  oweNothing: 'आपको हमें कुछ नहीं देना है',
  free: 'यह नौकरी मुफ़्त है। आपसे पैसे माँगने का हक़ किसी को नहीं है।',
  nothing: 'आपने हमें कोई पैसे नहीं दिए हैं।',
  total: 'टैक्स के साथ कुल दिए गए: {sum}।',
  totalBack: 'हमने {sum} लौटा दिए हैं।',
  comesBack: '{sum} आपको {date} तक वापस मिलेंगे।',
  wasDue: '{sum} आपको {date} तक वापस मिल जाने चाहिए थे।',
  late: 'इसमें देर हो गई है। हमें फ़ोन करें।',
  paidBack: 'लौटाए गए: {what}',
  withGst: '{net} + GST {tax}',
  withTax: '{net} + टैक्स {tax}',
  receipt: 'रसीद {number}',
  bill: 'किसी और का बिल {number}',
  taken: 'हमारी फ़ीस, टैक्स के बिना',
  mostByLaw: 'कानून के अनुसार ज़्यादा से ज़्यादा',
  mostPromised: 'ज़्यादा से ज़्यादा, जैसा इस नौकरी के लिए वादा है',
  onlyHere:
    'जो इस पेज पर नहीं है, उसके लिए पैसे न दें। आपको हर बार रसीद मिलती है। रसीद न मिले, तो पैसे हमने नहीं लिए।',
} satisfies Translated<'paid'>
