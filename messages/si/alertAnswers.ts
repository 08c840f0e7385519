import type { Translated } from '../translated'

export default {
  asked: 'අපි ඔබට ඊමේල් එකක් එව්වා. එය විවෘත කර, එහි ඇති බොත්තම ඔබා තහවුරු කරන්න.',
  confirmed: 'දැන් ඔබට දැනුම්දීම් ලැබේ. අලුත් රැකියා ආ විට අපි ඔබට ලියමු.',
  left: 'ඔබේ ඊමේල් ලිපිනය මකා දැමුවා. මේ සෙවීමට අදාළ ඊමේල් තවදුරටත් එන්නේ නැත.',
  over: 'මේ ලින්ක් එක තවදුරටත් ක්‍රියා කරන්නේ නැත.',
} satisfies Translated<'alertAnswers'>
