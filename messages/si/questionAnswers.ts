import type { Translated } from '../translated'

export default {
  stored: 'ස්තුතියි. ඔබේ පිළිතුරු අපේ කාර්යාලයට ලැබුණි.',
  choose: 'කරුණාකර පිළිතුරක් තෝරන්න.',
  notOpen: 'මේ ප්‍රශ්න දැන් විවෘත නැත.',
  noteTooLong: 'කරුණාකර වැඩිම වශයෙන් අකුරු 500ක් ලියන්න',
  unreadable: 'මෙහි කියවිය නොහැකි අකුරු ඇත',
} satisfies Translated<'questionAnswers'>
