import type { Translated } from '../translated'

export default {
  title: 'మీరు మాకు చెల్లించిన డబ్బు',
  oweNothing: 'మీరు మాకు ఏమీ చెల్లించాల్సింది లేదు',
  free: 'ఈ ఉద్యోగం ఉచితం. మిమ్మల్ని ఎవరూ డబ్బు అడగకూడదు.',
  nothing: 'మీరు మాకు డబ్బు ఏమీ చెల్లించలేదు.',
  total: 'పన్నుతో కలిపి మొత్తం చెల్లించినది: {sum}.',
  totalBack: 'మేము {sum} తిరిగి ఇచ్చాము.',
  comesBack: '{date} లోపు {sum} మీకు తిరిగి వస్తాయి.',
  wasDue: '{date} లోపు {sum} మీకు తిరిగి రావాల్సింది.',
  late: 'ఇది ఆలస్యమైంది. మాకు ఫోన్ చేయండి.',
  paidBack: 'తిరిగి ఇచ్చినది: {what}',
  withGst: '{net} + GST {tax}',
  withTax: '{net} + పన్ను {tax}',
  receipt: 'రసీదు {number}',
  bill: 'వేరొకరి బిల్లు {number}',
  taken: 'మా ఫీజు, పన్ను లేకుండా',
  mostByLaw: 'చట్టం ప్రకారం గరిష్ఠం',
  mostPromised: 'గరిష్ఠం, ఈ ఉద్యోగానికి మాట ఇచ్చిన ప్రకారం',
  onlyHere: 'ఈ పేజీలో లేని దేనికీ డబ్బు కట్టకండి. ప్రతిసారీ మీకు రసీదు వస్తుంది. రసీదు రాకపోతే, ఆ డబ్బు తీసుకున్నది మేము కాదు.',
} satisfies Translated<'paid'>
