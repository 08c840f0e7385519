import type { Translated } from '../translated'

export default {
  title: 'यह नौकरी नमूना है',
  text: 'इससे दिखता है कि यहाँ नौकरी कैसी दिखेगी। नियोक्ता और वेतन असली नहीं हैं, और किसी की भर्ती नहीं हो रही। आप फ़ॉर्म आज़मा सकते हैं; उस पर “नमूना” लिखा रहेगा और उसे कहीं गिना नहीं जाएगा।',
} satisfies Translated<'sample'>
