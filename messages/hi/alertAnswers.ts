import type { Translated } from '../translated'

export default {
  asked: 'हमने आपको एक ईमेल भेजा है। उसे खोलें और उसमें दिया बटन दबाकर पक्का करें।',
  confirmed: 'अब आपको ख़बर मिलेगी। नई नौकरियाँ आने पर हम आपको लिखते हैं।',
  left: 'आपका ईमेल पता मिटा दिया गया है। अब इस खोज के ईमेल नहीं आएँगे।',
  over: 'यह लिंक अब काम नहीं करता।',
} satisfies Translated<'alertAnswers'>
