import type { Translated } from '../translated'

export default {
  salaryRange: 'तलबको दायरा',
  vacancies: 'खाली पद',
  contract: 'करार सम्झौता',
  industry: 'उद्योग',
  food: 'खाना',
  accommodation: 'बस्ने ठाउँ',
  transport: 'यातायात',
  passport: 'राहदानी (पासपोर्ट)',
  openTo: 'कसका लागि',
  interview: 'अन्तर्वार्ता',
  charge: 'तपाईंबाट लिइने शुल्क',
  applyUntil: 'आवेदनको अन्तिम मिति',
  provided: 'रोजगारदाताले दिन्छ',
  allowance: 'भत्ता पाइन्छ',
  own: 'आफैंले मिलाउनुपर्छ',
  ecr: 'ECR पासपोर्ट',
  ecnr: 'ECNR पासपोर्ट मात्र',
  both: 'ECR र ECNR पासपोर्ट',
  noCharge: 'छैन',
  chargeLaw:
    'भारतमा दर्तावाल भर्ती एजेन्टले एक जना कामदारबाट बढीमा ₹30,000 र त्यसमाथि 18 % GST लिन पाउँछ, रसिद दिएर। युएईमा रोजगारदाताले भर्तीका लागि कामदारबाट पैसा लिन पाउँदैन।',
} satisfies Translated<'jobFacts'>
