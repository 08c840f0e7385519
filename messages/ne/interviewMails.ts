import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'तपाईंलाई बोलाइएको छ',
  invitedText: 'कृपया तल लेखिएको दिन आउनुहोस्। तपाईं आउने कुरा हामीलाई थाहा होस् भनेर लिङ्कबाट जवाफ दिनुहोस्।',
  fromOffice: 'हाम्रो कार्यालयबाट: {text}',
  changedSubject: 'परिवर्तन: {what}, {day}',
  changedTitle: 'परिवर्तन भएको छ',
  changedText: 'दिन, समय वा ठाउँ बदलिएको छ। अब यही सही हो।',
  offSubject: 'रद्द: {what}, {day}',
  offTitle: 'यो दिन रद्द भयो',
  offText: 'कृपया यो दिन नआउनुहोस्। तपाईंको आवेदन खुला रहन्छ। नयाँ दिनका लागि हामी तपाईंलाई फोन गर्छौं।',
  answer: 'जवाफ दिनुहोस्: के तपाईं आउनुहुन्छ?',
} satisfies Translated<'interviewMails'>
