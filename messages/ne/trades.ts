import type { Translated } from '../translated'

export default {
  nurse: 'नर्स',
  pharmacist: 'फर्मासिस्ट',
  health: 'डाक्टर वा अरू स्वास्थ्यकर्मी',
  teacher: 'शिक्षक वा प्रशिक्षक',
  guard: 'सेक्युरिटी गार्ड',
  welder: 'वेल्डर',
  office: 'अफिस, हिसाब वा आईटी',
  engineer: 'इन्जिनियर',
  operator: 'क्रेन वा हेभी इक्विपमेन्ट अपरेटर',
  driver: 'ड्राइभर',
  electrician: 'इलेक्ट्रिसियन',
  plumber: 'प्लम्बर वा पाइप फिटर',
  mason: 'डकर्मी वा निर्माणको अर्को पेसा',
  cook: 'कुक, बेकर वा भान्साको काम',
  hotel: 'होटल वा रेस्टुरेन्ट सेवा',
  sales: 'बिक्री, पसल वा स्टोर',
  technician: 'टेक्निसियन, मेकानिक वा फिटर',
  helper: 'हेल्पर, लोडर वा सफाइ कामदार',
  other: 'अर्को पेसा',
} satisfies Translated<'trades'>
