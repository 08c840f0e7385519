import type { Translated } from '../translated'

export default {
  stored: 'நன்றி. உங்கள் பதில்கள் எங்கள் அலுவலகத்துக்குக் கிடைத்தன.',
  choose: 'ஒரு பதிலைத் தேர்ந்தெடுக்கவும்.',
  notOpen: 'இந்தக் கேள்விகள் இப்போது திறந்திருக்கவில்லை.',
  noteTooLong: 'அதிகபட்சம் 500 எழுத்துகள் எழுதவும்',
  unreadable: 'இதில் படிக்க முடியாத எழுத்துகள் உள்ளன',
} satisfies Translated<'questionAnswers'>
