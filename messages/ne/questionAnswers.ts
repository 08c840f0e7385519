import type { Translated } from '../translated'

export default {
  stored: 'धन्यवाद। तपाईंका जवाफ हाम्रो कार्यालयले पायो।',
  choose: 'कृपया एउटा जवाफ छान्नुहोस्।',
  notOpen: 'यी प्रश्न अहिले खुला छैनन्।',
  noteTooLong: 'कृपया बढीमा 500 अक्षर लेख्नुहोस्',
  unreadable: 'यसमा पढ्न नसकिने अक्षर छन्',
} satisfies Translated<'questionAnswers'>
