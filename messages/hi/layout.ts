import type { Translated } from '../translated'

export default {
  skip: 'सीधे मुख्य पाठ पर जाएँ',
  close: 'बंद करें',
  channel: 'हमारे चैनल से जुड़ें',
  channelShort: 'हमारा चैनल',
  malta: 'माल्टा में काम',
  jobs: 'नौकरियाँ',
  browse: 'नौकरियाँ देखें',
  register: 'पंजीकरण',
  menu: 'मेनू',
  main: 'मुख्य मेनू',
  registrationNumber: 'पंजीकरण संख्या',
  validUntil: 'कब तक मान्य',
  statement: 'अनुमोदन',
  byLocation: 'देश के हिसाब से नौकरियाँ',
  byIndustry: 'उद्योग के हिसाब से नौकरियाँ',
  toTop: 'ऊपर जाएँ',
} satisfies Translated<'layout'>
