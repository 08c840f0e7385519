import type { Translated } from '../translated'

export default {
  salaryRange: 'वेतन की सीमा',
  vacancies: 'खाली पद',
  contract: 'अनुबंध (कॉन्ट्रैक्ट)',
  industry: 'उद्योग',
  food: 'खाना',
  accommodation: 'रहने की जगह',
  transport: 'आना-जाना',
  passport: 'पासपोर्ट',
  openTo: 'किनके लिए',
  interview: 'इंटरव्यू',
  charge: 'आपका ख़र्च',
  applyUntil: 'आवेदन की आख़िरी तारीख',
  provided: 'नियोक्ता देगा',
  allowance: 'भत्ता मिलेगा',
  own: 'ख़ुद इंतज़ाम करना होगा',
  ecr: 'ECR पासपोर्ट',
  ecnr: 'सिर्फ़ ECNR पासपोर्ट',
  both: 'ECR और ECNR पासपोर्ट',
  noCharge: 'कुछ नहीं',
  chargeLaw:
    'भारत में पंजीकृत भर्ती एजेंट एक कामगार से ज़्यादा से ज़्यादा ₹30,000 और 18 % GST ले सकता है, रसीद देकर। यूएई में नियोक्ता भर्ती के लिए कामगार से पैसा नहीं ले सकता।',
} satisfies Translated<'jobFacts'>
