import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {කුසලතා පරීක්ෂණය} other {සම්මුඛ පරීක්ෂණය}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {ඔබව කුසලතා පරීක්ෂණයකට කැඳවනවා} other {ඔබව සම්මුඛ පරීක්ෂණයකට කැඳවනවා}}',
  invitedText: 'කරුණාකර පහත දිනයේ එන්න. ඔබ එන බව අපි දැනගන්න, සබැඳියෙන් පිළිතුරු දෙන්න.',
  changedSubject: 'වෙනස් විය: {kind, select, trade_test {කුසලතා පරීක්ෂණය} other {සම්මුඛ පරීක්ෂණය}}, {day}',
  changedTitle:
    '{kind, select, trade_test {ඔබේ කුසලතා පරීක්ෂණය වෙනස් විය} other {ඔබේ සම්මුඛ පරීක්ෂණය වෙනස් විය}}',
  changedText: 'දිනය, වේලාව හෝ ස්ථානය වෙනස් විය. දැන් නිවැරදි මෙයයි.',
  offSubject: 'අවලංගුයි: {kind, select, trade_test {කුසලතා පරීක්ෂණය} other {සම්මුඛ පරීක්ෂණය}}, {day}',
  offTitle: '{kind, select, trade_test {කුසලතා පරීක්ෂණය අවලංගු විය} other {සම්මුඛ පරීක්ෂණය අවලංගු විය}}',
  offText: 'කරුණාකර මේ දිනයේ එන්න එපා. ඔබේ අයදුම්පත විවෘතව පවතී. අලුත් දිනයක් ගැන අපි ඔබට දුරකථනයෙන් කතා කරනවා.',
  answer: 'පිළිතුරු දෙන්න: ඔබ එනවාද?',
} satisfies Translated<'interviewMails'>
