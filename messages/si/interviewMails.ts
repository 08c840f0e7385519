import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'ඔබව කැඳවනවා',
  invitedText: 'කරුණාකර පහත දිනයේ එන්න. ඔබ එන බව අපි දැනගන්න, සබැඳියෙන් පිළිතුරු දෙන්න.',
  fromOffice: 'අපේ කාර්යාලයෙන්: {text}',
  changedSubject: 'වෙනස් විය: {what}, {day}',
  changedTitle: 'වෙනසක් තියෙනවා',
  changedText: 'දිනය, වේලාව හෝ ස්ථානය වෙනස් විය. දැන් නිවැරදි මෙයයි.',
  offSubject: 'අවලංගුයි: {what}, {day}',
  offTitle: 'මේ දිනය අවලංගු විය',
  offText: 'කරුණාකර මේ දිනයේ එන්න එපා. ඔබේ අයදුම්පත විවෘතව පවතී. අලුත් දිනයක් ගැන අපි ඔබට දුරකථනයෙන් කතා කරනවා.',
  answer: 'පිළිතුරු දෙන්න: ඔබ එනවාද?',
} satisfies Translated<'interviewMails'>
