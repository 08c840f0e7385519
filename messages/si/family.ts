import type { Translated } from '../translated'

export default {
  pageTitle: 'පවුලට පිටුවක්',
  way: 'රැකියාවට ගමන',
  wayAt: 'රැකියාවට ගමන: පියවර {count}න් {number} වැන්න',
  wayTo: '{country} වෙත ගමන',
  wayToAt: '{country} වෙත ගමන: පියවර {count}න් {number} වැන්න',
  lead: 'මේ ලින්ක් එක ඔබට එවූ තැනැත්තා අප වෙත අයදුම් කර ඇත. ඔබට පෙනෙන්නේ පියවර සහ දින පමණයි, වෙන කිසිවක් නැත. මේ පිටුවේ ලියන්නේ කාර්යාලය පමණයි, මෙහි කිසිවෙකුට කිසිවක් වෙනස් කළ නොහැක.',
  closed: '<b>දැන් මෙහි බලන්න කිසිවක් නැත.</b> ලින්ක් එක ඔබට එවූ තැනැත්තාගෙන් අසන්න.',
  hereNow: 'දැන් මෙහි',
  askedForMoney: 'යමෙක් ඔබෙන් මුදල් ඉල්ලනවාද? <a>නීතිය කියන දේ බලන්න</a>.',
} satisfies Translated<'family'>
