import type { Translated } from '../translated'

export default {
  nurse: 'नर्स',
  pharmacist: 'फ़ार्मासिस्ट',
  health: 'डॉक्टर या दूसरे स्वास्थ्य कर्मी',
  teacher: 'शिक्षक या ट्रेनर',
  guard: 'सिक्योरिटी गार्ड',
  welder: 'वेल्डर',
  office: 'दफ़्तर, हिसाब-किताब या आईटी',
  engineer: 'इंजीनियर',
  operator: 'क्रेन या भारी मशीन ऑपरेटर',
  driver: 'ड्राइवर',
  electrician: 'इलेक्ट्रीशियन',
  plumber: 'प्लंबर या पाइप फ़िटर',
  mason: 'राजमिस्त्री या निर्माण का दूसरा काम',
  cook: 'रसोइया, बेकर या रसोई का काम',
  hotel: 'होटल या रेस्तराँ सेवा',
  sales: 'बिक्री, दुकान या स्टोर',
  technician: 'टेक्नीशियन, मैकेनिक या फ़िटर',
  helper: 'हेल्पर, लोडर या सफ़ाई कर्मी',
  other: 'कोई दूसरा काम',
} satisfies Translated<'trades'>
