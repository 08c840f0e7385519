import type { Translated } from '../translated'

export default {
  skip: 'सिधै मुख्य पाठमा जानुहोस्',
  close: 'बन्द गर्नुहोस्',
  channel: 'हाम्रो च्यानलमा जोडिनुहोस्',
  channelShort: 'हाम्रो च्यानल',
  malta: 'माल्टामा काम',
  jobs: 'रोजगारी',
  browse: 'रोजगारी हेर्नुहोस्',
  register: 'दर्ता',
  menu: 'मेनु',
  main: 'मुख्य मेनु',
  registrationNumber: 'दर्ता नम्बर',
  validUntil: 'मान्य हुने मिति',
  statement: 'स्वीकृति',
  byLocation: 'देशअनुसार रोजगारी',
  byIndustry: 'उद्योगअनुसार रोजगारी',
  toTop: 'माथि जानुहोस्',
} satisfies Translated<'layout'>
