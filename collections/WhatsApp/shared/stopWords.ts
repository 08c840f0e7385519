/**
 * How people ask to get no more messages, in the languages of the site and as they are typed in Latin
 * letters. Normalised like `wordsOf` does.
 */
const STOP: readonly string[] = [
  // English, and what WhatsApp's own button says.
  ...['stop', 'stopp', 'stop all', 'stop promotions', 'unsubscribe', 'opt out', 'optout'],
  ...['end', 'quit', 'cancel', 'remove me'],
  // Hindi and Nepali.
  ...['रोकें', 'रोको', 'रुको', 'रुकें', 'बंद', 'बंद करें', 'बंद करो', 'बन्द करें', 'स्टॉप', 'स्टाप'],
  ...['band', 'band karo', 'band karen', 'roko', 'ruko'],
  ...['बन्द', 'बन्द गर', 'बन्द गर्नुहोस्', 'रोक', 'रोक्नुहोस्', 'स्टप'],
  // Bengali.
  ...['বন্ধ', 'বন্ধ করুন', 'বন্ধ করো', 'থামুন', 'থামাও', 'স্টপ', 'bondho', 'bondho korun'],
  // Urdu.
  ...['بند', 'بند کریں', 'بند کرو', 'روکیں', 'روکو', 'رکو', 'اسٹاپ', 'سٹاپ'],
  // Tamil, Telugu, Malayalam.
  ...['நிறுத்து', 'நிறுத்துங்கள்', 'நிறுத்தவும்', 'வேண்டாம்', 'ஸ்டாப்'],
  ...['ఆపు', 'ఆపండి', 'వద్దు', 'స్టాప్'],
  ...['നിർത്തുക', 'നിർത്തൂ', 'നിർത്തു', 'വേണ്ട', 'സ്റ്റോപ്പ്', 'സ്റ്റോപ്'],
  // Sinhala, Filipino.
  ...['නවත්වන්න', 'නවතන්න', 'නවතින්න', 'එපා', 'ස්ටොප්'],
  ...['itigil', 'tigil', 'itigil na', 'ihinto', 'hinto', 'tama na'],
]

/** Words around them that change nothing. */
const POLITE = new Set(
  [
    'please',
    'pls',
    'plz',
    'kindly',
    'sir',
    'madam',
    'mam',
    'ji',
    'po',
    'kripya',
    'कृपया',
    'जी',
  ].concat(['দয়া', 'করে', 'براہ', 'کرم', 'தயவுசெய்து', 'దయచేసి', 'ദയവായി', 'කරුණාකර', 'pakiusap']),
)

/** These begin a request with more words: "stop sending me messages". */
const BEGINS = ['stop', 'unsubscribe']
const BEGINS_WORDS_MAX = 10

/** Lower case, composed, without signs, emoji and joiners. Vowel signs are kept: they are letters. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u200c|\u200d|\ufe0f/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .split(' ')
    .filter(Boolean)

const SAID = new Set(STOP.map((said) => wordsOf(said).join(' ')))

/** Whether somebody asks with this text to get no more messages. */
export const asksToStop = (text: string): boolean => {
  const words = wordsOf(text.slice(0, 200)).filter((word) => !POLITE.has(word))
  if (SAID.has(words.join(' '))) return true
  return words.length <= BEGINS_WORDS_MAX && BEGINS.includes(words[0] ?? '')
}
