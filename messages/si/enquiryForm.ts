import type { Translated } from '../translated'

export default {
  reference: 'යොමු අංකය',
  what: 'කාරණය',
  question: 'ප්‍රශ්නය',
  grievance: 'පැමිණිල්ල',
  answerWithin: 'පිළිතුර ලැබෙන කාලය',
  name: 'නම',
  writeToUs: 'අපට ලියන්න',
  yourQuestion: 'ඔබේ ප්‍රශ්නය',
  yourQuestionHint:
    'තිබේ නම්, රැකියාවේ නම හෝ ඔබේ අයදුම් අංකය ලියන්න. කරුණාකර විදේශ ගමන් බලපත්‍රය, බැංකු අංකය හෝ මුරපදය ලියන්න එපා.',
  grievanceForm: 'පැමිණිලි පෝරමය',
  whatHappened: 'සිදු වූයේ කුමක්ද, කවදාද, ඔබ කටයුතු කළේ කා සමඟද',
  whatHappenedHint:
    'ඔබට අවශ්‍ය දේත් ලියන්න: වැටුප, ලියවිල්ලක්, ගෙදර එන්න ටිකට්පතක්, පිළිතුරක්. ඔබේ අයදුම් අංකය උදව් වේ.',
  yourName: 'ඔබේ නම',
  email: 'ඊමේල්',
  phone: 'දුරකථනය (අත්‍යවශ්‍ය නැත)',
  phoneHint: 'රටේ කේතය සමඟ',
  phoneHintNoCall: 'රටේ කේතය සමඟ. අප කතා නොකළ යුතු නම්, මෙය හිස්ව තබන්න.',
  use: 'ඔබ ලියන දේ අප යොදාගන්නේ ඔබට පිළිතුරු දීමට සහ කාරණය දිගටම බැලීමටයි.',
  sendMessage: 'පණිවිඩය යවන්න',
  sendGrievance: 'පැමිණිල්ල යවන්න',
  anotherMessage: 'තවත් පණිවිඩයක් යවන්න',
  anotherGrievance: 'තවත් පැමිණිල්ලක් යවන්න',
  sending: 'ඔබේ පණිවිඩය යවමින් පවතී…',
  messageRequired: 'පණිවිඩය අවශ්‍යයි',
  messageTooLong: 'කරුණාකර අකුරු 5000කට වඩා ලියන්න එපා',
  phoneTooLong: 'කරුණාකර අකුරු 40කට වඩා ලියන්න එපා',
  failed: 'ඔබේ පණිවිඩය යැවීමට නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  succeeded: 'ඔබේ පණිවිඩය අපේ කාර්යාලයට ලැබී ඇත.',
} satisfies Translated<'enquiryForm'>
