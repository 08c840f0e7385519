import { describe, expect, test } from 'vitest'
import { asksToStop } from '@/collections/WhatsApp/shared/stopWords'

describe('somebody asks for no more messages with', () => {
  test.each([
    ...[
      'STOP',
      'stop',
      ' Stop! ',
      'STOP.',
      '"stop"',
      'ＳＴＯＰ',
      'Stop 🛑',
      'stop ✋🏽',
      'Please stop',
    ],
    ...['stop sir', 'STOP sending me messages', 'unsubscribe me please', 'Stop promotions'],
    'stop writing to me about jobs in the Gulf now',
    ...['बंद करें', 'कृपया बंद करें', 'बन्द गर्नुहोस्', 'रोक्नुहोस्', 'স্টপ', 'বন্ধ করুন', 'بند کریں', 'روکیں'],
    ...['நிறுத்து', 'ఆపండి', 'നിർത്തുക', 'නවත්වන්න', 'itigil na po', 'Tama na'],
  ])('%j', (text) => expect(asksToStop(text)).toBe(true))
})

describe('somebody is not stopped by', () => {
  test.each([
    ...[
      '',
      '   ',
      '🛑',
      'yes',
      'Hello sir',
      'nonstop',
      'stopwatch repair',
      'I will not stop working',
    ],
    ...['At which bus stop is the office?', 'Is the interview cancelled?', 'the end of May'],
    ...[
      'When does the contract end',
      'stop stop I come by train on Monday at nine, please wait for me',
    ],
    ...['दुकान बंद है क्या', 'office band hai kya aaj'],
  ])('%j', (text) => expect(asksToStop(text)).toBe(false))
})
