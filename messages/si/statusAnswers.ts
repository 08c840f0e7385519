import type { Translated } from '../translated'

export default {
  tooManyRequests: 'උත්සාහ කළ වාර ගණන වැඩියි. කරුණාකර ටික වේලාවක් සිට නැවත උත්සාහ කරන්න.',
  badRequest: 'ඔබේ ඉල්ලීම කියවීමට නොහැකි විය.',
  unforeseen: 'අපේ පැත්තෙන් වරදක් සිදු විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  linkUnknown: 'මේ ලින්ක් එක වලංගු නැත.',
  whatsappStopped: 'අපෙන් ඔබට තවදුරටත් WhatsApp පණිවිඩ ලැබෙන්නේ නැත.',
  whatsappStoppedBefore: 'WhatsApp පණිවිඩ දැනටමත් නවත්වා ඇත.',
  keepingStopped: 'අපි ඔබේ තොරතුරු වෙනත් රැකියා සඳහා තවදුරටත් යොදාගන්නේ නැත.',
  keepingStoppedBefore: 'ඔබේ තොරතුරු වෙනත් රැකියා සඳහා යොදාගැනීම අප දැනටමත් නවත්වා ඇත.',
  withdrawn: 'ඔබේ අයදුම්පත ඉල්ලා අස්කරගෙන ඇත.',
  withdrawnBefore: 'ඔබේ අයදුම්පත කලින්ම ඉල්ලා අස්කරගෙන තිබේ.',
  closedAlready: 'මේ අයදුම්පත දැනටමත් වසා ඇත.',
  erasureAsked: 'ඔබේ ඉල්ලීම කාර්යාලයට ලැබී ඇත, කාර්යාලය ඔබේ තොරතුරු මකා දමනු ඇත.',
  erasureAskedBefore: 'ඔබ දැනටමත් ඉල්ලා ඇත. කාර්යාලය ඔබේ තොරතුරු මකා දමනු ඇත.',
} satisfies Translated<'statusAnswers'>
