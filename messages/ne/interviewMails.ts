import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {सीप परीक्षण} other {अन्तर्वार्ता}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {तपाईंलाई सीप परीक्षणमा बोलाइएको छ} other {तपाईंलाई अन्तर्वार्तामा बोलाइएको छ}}',
  invitedText: 'कृपया तल लेखिएको दिन आउनुहोस्। तपाईं आउने कुरा हामीलाई थाहा होस् भनेर लिङ्कबाट जवाफ दिनुहोस्।',
  changedSubject: 'परिवर्तन: {kind, select, trade_test {सीप परीक्षण} other {अन्तर्वार्ता}}, {day}',
  changedTitle:
    '{kind, select, trade_test {तपाईंको सीप परीक्षण बदलिएको छ} other {तपाईंको अन्तर्वार्ता बदलिएको छ}}',
  changedText: 'दिन, समय वा ठाउँ बदलिएको छ। अब यही सही हो।',
  offSubject: 'रद्द: {kind, select, trade_test {सीप परीक्षण} other {अन्तर्वार्ता}}, {day}',
  offTitle: '{kind, select, trade_test {सीप परीक्षण रद्द भयो} other {अन्तर्वार्ता रद्द भयो}}',
  offText: 'कृपया यो दिन नआउनुहोस्। तपाईंको आवेदन खुला रहन्छ। नयाँ दिनका लागि हामी तपाईंलाई फोन गर्छौं।',
  answer: 'जवाफ दिनुहोस्: के तपाईं आउनुहुन्छ?',
} satisfies Translated<'interviewMails'>
