import type { Translated } from '../translated'

export default {
  hours: 'வேலை நேரம்',
  pay: 'சம்பளம்',
  leave: 'விடுப்பு',
  heat: 'வெயில்',
  'probation-and-notice': 'தகுதிகாண் காலம், நோட்டீஸ்',
  'end-of-service': 'பணிக்கொடை',
  'changing-job': 'வேலை மாறுதல்',
  fees: 'கட்டணங்கள்',
  'visa-and-permit': 'விசா, பெர்மிட்',
  medical: 'மருத்துவப் பரிசோதனை',
  documents: 'ஆவணங்கள்',
  insurance: 'காப்பீடு',
  'ban-or-limit': 'தடைகள், வரம்புகள்',
  'other-rules': 'முந்தைய விதிகள், அந்நாட்டுக் குடிமக்களுக்கான விதிகள்',
  complaints: 'புகார்கள்',
  contacts: 'தொடர்பு',
} satisfies Translated<'factTopics'>
