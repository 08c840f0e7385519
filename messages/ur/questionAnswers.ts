import type { Translated } from '../translated'

export default {
  stored: 'شکریہ۔ آپ کے جواب ہمارے دفتر کو مل گئے۔',
  choose: 'براہِ کرم ایک جواب چنیں۔',
  notOpen: 'یہ سوال ابھی کھلے نہیں ہیں۔',
  noteTooLong: 'براہِ کرم زیادہ سے زیادہ 500 حروف لکھیں',
  unreadable: 'اس میں کچھ حروف پڑھے نہیں جا سکتے',
} satisfies Translated<'questionAnswers'>
