import type { Translated } from '../translated'

export default {
  dear: '{name} గారికి,',
  reference: 'దరఖాస్తు నంబర్',
  job: 'ఉద్యోగం',
  position: 'పోస్టు',
  received: 'అందిన సమయం',
  ourNumber: 'మా రిజిస్ట్రేషన్ నంబర్',
  next: 'తర్వాత ఏం జరుగుతుంది',
  linkIsYours: 'ఈ లింక్ మీ ఒక్కరి కోసమే. ఇది ఎవరి దగ్గర ఉన్నా, మీరు మాకు పంపింది వారికి కనిపిస్తుంది: దీన్ని ఇంకెవరికీ ఇవ్వకండి.',
  noMoney: 'ఈమెయిల్, ఫోన్ లేదా WhatsApp ద్వారా మేము ఎప్పుడూ డబ్బు అడగం.',
  ourDomains: 'మా ఈమెయిల్స్ {domains} నుంచి మాత్రమే వస్తాయి.',
  askedToPay: 'మిమ్మల్ని ఎవరైనా డబ్బు అడిగారా? మాకు చెప్పండి: {address}',
  registrationNumber: 'రిజిస్ట్రేషన్ నంబర్ {number}',
  phone: 'ఫోన్ {phone}',

  applicationSubject: 'దరఖాస్తు {reference} అందింది',
  applicationTitle: 'మీ దరఖాస్తు మాకు అందింది',
  applicationText: 'ధన్యవాదాలు. మీ దరఖాస్తు, బయోడేటా మా ఆఫీసుకు చేరాయి.',
  applicationRead: 'మా సలహాదారు మీ బయోడేటా చదువుతారు.',
  applicationCall:
    'మీ బయోడేటా ఈ ఉద్యోగానికి సరిపోతే, మేము మీకు {phone, select, none {} other {{phone} నుంచి }}ఫోన్ చేస్తాం{domains, select, none {} other {, లేదా {domains} నుంచి ఈమెయిల్ పంపుతాం}}.',
  applicationPage: 'మీ దరఖాస్తు ఎంత వరకు వచ్చిందో మీ సొంత పేజీలో చూడవచ్చు.',
  applicationButton: 'మీ దరఖాస్తు చూడండి',

  registrationSubject: 'నమోదు {reference} అందింది',
  registrationTitle: 'మీ నమోదు అయింది',
  registrationText: 'ధన్యవాదాలు. మీ నమోదు, బయోడేటా మా ఆఫీసుకు చేరాయి.',
  registrationSave: 'మా నంబర్ మీ ఫోన్‌లో సేవ్ చేసుకోండి. దాన్ని సేవ్ చేసుకున్న వారికి మాత్రమే మెసేజ్‌లు అందుతాయి.',
  registrationCall:
    'ఏదైనా ఉద్యోగం మీకు సరిపోతే, మేము మీకు {phone, select, none {} other {{phone} నుంచి }}ఫోన్ చేస్తాం{domains, select, none {} other {, లేదా {domains} నుంచి ఈమెయిల్ పంపుతాం}}.',
  registrationPage: 'మీ గురించి మా దగ్గర ఏం ఉందో మీ సొంత పేజీలో చూడవచ్చు, మీ సమ్మతిని మార్చుకోవచ్చు.',
  registrationButton: 'మీ నమోదు చూడండి',

  proposalSubject: 'ఒక ఉద్యోగానికి మీ పేరు ఇస్తున్నాం: {job}',
  proposalTitle: 'ఒక ఉద్యోగానికి మీ పేరు ఇస్తున్నాం',
  proposalText:
    'మీరు మా దగ్గర నమోదు చేసుకున్నారు, ఇతర ఉద్యోగాల కోసం మీ సమాచారాన్ని మేము ఉంచడానికి ఒప్పుకున్నారు. కింద ఉన్న ఉద్యోగానికి మా ఆఫీసు మీ పేరు ఇస్తోంది, మీరు మాకు పంపిన బయోడేటాతో.',
  proposalCall:
    'తర్వాతి దశకు మీరు ఎంపికైతే, మేము మీకు {phone, select, none {} other {{phone} నుంచి }}ఫోన్ చేస్తాం{domains, select, none {} other {, లేదా {domains} నుంచి ఈమెయిల్ పంపుతాం}}.',
  proposalWithdraw: 'ఈ ఉద్యోగం మీకు వద్దనుకుంటే, అదే పేజీలో మీ పేరును వెనక్కి తీసుకోండి. మీ నమోదు అలాగే ఉంటుంది.',
  proposalButton: 'చూడండి లేదా వెనక్కి తీసుకోండి',

  enquirySubject: 'మీ సందేశం {reference} అందింది',
  enquiryTitle: 'మీ సందేశం మాకు అందింది',
  enquiryText:
    'రాసినందుకు ధన్యవాదాలు. మేము {n, plural, one {{count} పని దినంలోపు} other {{count} పని దినాల్లోపు}} జవాబు ఇస్తాం.',
  enquiryReference: 'రిఫరెన్స్ నంబర్',
  enquiryAbout: 'విషయం',
  enquiryAgain: 'మళ్లీ ఫోన్ చేసినా, రాసినా ఈ రిఫరెన్స్ నంబర్ చెప్పండి.',
} satisfies Translated<'mails'>
