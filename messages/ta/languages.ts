import type { Translated } from '../translated'

export default {
  title: 'மொழி',
  close: 'மூடு',
  offer: 'இந்தத் தளம் தமிழிலும் உள்ளது.',
  read: 'தமிழில் படிக்க',
  notTranslated: 'இந்தப் பக்கம் இன்னும் தமிழில் இல்லை. கீழே ஆங்கிலத்தில் உள்ளது.',
  menusTranslated: 'மெனு தமிழில் உள்ளது.',
  notReviewed: 'இந்த மொழிபெயர்ப்பைத் தமிழ் பேசுபவர் இன்னும் சரிபார்க்கவில்லை.',
  englishApplies: 'வேறுபாடு இருந்தால் <a>ஆங்கில உரையே</a> செல்லுபடியாகும்.',
} satisfies Translated<'languages'>
