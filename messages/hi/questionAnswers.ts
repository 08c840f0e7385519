import type { Translated } from '../translated'

export default {
  stored: 'धन्यवाद। आपके जवाब हमारे दफ़्तर को मिल गए।',
  choose: 'कृपया एक जवाब चुनें।',
  notOpen: 'ये सवाल अभी खुले नहीं हैं।',
  noteTooLong: 'कृपया ज़्यादा से ज़्यादा 500 अक्षर लिखें',
  unreadable: 'इसमें कुछ अक्षर पढ़े नहीं जा सकते',
} satisfies Translated<'questionAnswers'>
