import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'நீங்கள் அழைக்கப்படுகிறீர்கள்',
  invitedText: 'கீழே உள்ள நாளில் வாருங்கள். நீங்கள் வருவது எங்களுக்குத் தெரிய, இணைப்பில் பதில் சொல்லுங்கள்.',
  fromOffice: 'எங்கள் அலுவலகத்திலிருந்து: {text}',
  changedSubject: 'மாற்றம்: {what}, {day}',
  changedTitle: 'மாற்றம் உள்ளது',
  changedText: 'நாள், நேரம் அல்லது இடம் மாறியுள்ளது. இப்போது இதுவே சரி.',
  offSubject: 'ரத்து: {what}, {day}',
  offTitle: 'இந்த நாள் ரத்து செய்யப்பட்டது',
  offText: 'இந்த நாளில் வர வேண்டாம். உங்கள் விண்ணப்பம் திறந்தே இருக்கும். புதிய நாள் பற்றி உங்களுக்குப் போன் செய்வோம்.',
  answer: 'பதில் சொல்லுங்கள்: வருவீர்களா?',
} satisfies Translated<'interviewMails'>
