import type { Translated } from '../translated'

export default {
  emailRequired: 'ඊමේල් ලිපිනය අවශ්‍යයි',
  emailInvalid: 'ඊමේල් ලිපිනය නිවැරදි නැත',
  positionRequired: 'තනතුර අවශ්‍යයි',
  resumeRequired: 'CV එක අවශ්‍යයි',
  resumeRefused: 'CV එක PDF, DOC හෝ DOCX ෆයිල් එකක් විය යුතුයි',
  oneResume: 'කරුණාකර එක් ෆයිල් එකක් පමණක් තෝරන්න',
  tooManyChars: 'කරුණාකර අකුරු 120කට වඩා ලියන්න එපා',
  unreadable: 'මෙහි කියවිය නොහැකි අකුරු ඇත',
  tooManyRequests: 'උත්සාහ කළ වාර ගණන වැඩියි. කරුණාකර ටික වේලාවක් සිට නැවත උත්සාහ කරන්න.',
  sendingStopped: 'යැවීම නවත්වා ඇත.',
  bodyTooLarge: 'යැවූ දේ විශාල වැඩියි.',
  bodyTooSlow: 'අප්ලෝඩ් කිරීමට වැඩි වේලාවක් ගත විය. කරුණාකර නැවත උත්සාහ කරන්න.',
  wrongContentType: 'මෙය යැවූ ආකාරය වැරදියි.',
  badRequest: 'යැවූ දේ කියවීමට නොහැකි විය.',
  unforeseen: 'අපේ පැත්තෙන් වරදක් සිදු විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.',
  spamSuspected: 'මෙය යැවීමට නොහැකි විය. කරුණාකර පිටුව නැවත විවෘත කර උත්සාහ කරන්න.',
} satisfies Translated<'forms'>
