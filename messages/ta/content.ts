import type { Translated } from '../translated'

export default {
  lastReviewed: 'கடைசியாகச் சரிபார்த்தது: <time>{date}</time>',
  issued: 'வெளியிட்ட தேதி: <time>{date}</time>',
  readAloud: 'வாசித்துக் காட்டவும்',
  stopReading: 'நிறுத்தவும்',
  contents: 'இந்தப் பக்கத்தில்',
  sources: 'ஆதாரங்கள்',
  countSources: '{n, plural, one {{count} ஆதாரம்} other {{count} ஆதாரங்கள்}}',
  noAdvice: 'பொதுவான தகவல், சட்ட ஆலோசனை அல்ல. விதிகள் மாறும்; கடைசியாகச் சரிபார்த்தது: <time>{month}</time>.',
  noAdviceCountry:
    'பொதுவான தகவல், சட்ட ஆலோசனை அல்ல. விதிகள் மாறும்; கடைசியாகச் சரிபார்த்தது: <time>{month}</time>; அந்த நாட்டின் அரசு அலுவலகத்தில் கேட்டு உறுதி செய்யவும்.',
  noAdviceOffice:
    'பொதுவான தகவல், சட்ட ஆலோசனை அல்ல. விதிகள் மாறும்; கடைசியாகச் சரிபார்த்தது: <time>{month}</time>; இங்கே கேட்டு உறுதி செய்யவும்: <office>{name}</office>.',
  noAdviceSite:
    'பொதுவான தகவல், சட்ட ஆலோசனை அல்ல. விதிகள் மாறும்; கடைசியாகச் சரிபார்த்தது: <time>{month}</time>; அதிகாரப்பூர்வத் தளத்தில் பார்த்து உறுதி செய்யவும்: <office>{name}</office>.',
  moreToRead: 'மேலும் படிக்க',
  otherReleases: 'மற்றப் பத்திரிகைச் செய்திகள்',
  otherServices: 'மற்றச் சேவைகள்',
  otherIndustries: 'மற்றத் துறைகள்',
  countPages: '{n, plural, one {{count} பக்கம்} other {{count} பக்கங்கள்}}',
  openIn: '{place}: இப்போது காலியாக உள்ள வேலைகள்',
  openOf: 'இப்போது காலியாக உள்ள வேலைகள்: {industries}',
  noJob: 'இப்போது எந்த வேலையும் காலியாக இல்லை.',
  noneOpen:
    'இப்போது எந்த வேலையும் காலியாக இல்லை. <a>ஒரு முறை பதிவு செய்யவும்</a>; வேலை வரும்போது நாங்கள் பயோடேட்டாக்களைப் பார்ப்போம்.',
  allJobs: 'எல்லா வேலைகளும்',
  allOpenJobs: 'காலியாக உள்ள எல்லா வேலைகளும்',
  countJobs: 'எல்லா {n, plural, one {{count} வேலையும்} other {{count} வேலைகளும்}}',
  whoPays: 'யார் பணம் கட்டுவது',
  allSteps: 'எல்லா {count} படிகளும்',
  largerPicture: 'படத்தைப் பெரிதாகப் பார்க்க அதை அழுத்தவும்.',
  checked: 'சரிபார்த்தது: {date}.',
  checkedBetween: '{first} முதல் {last} வரை',
  moreRules: 'மேலும் {count} விதிகளைப் பார்க்கவும்',
  what: 'எது பற்றி',
  rule: 'விதி',
  source: 'ஆதாரம்',
  noRule:
    'இதைப் பற்றி எங்களிடம் சரிபார்த்த விதி எதுவும் இல்லை: {topics}. அந்த நாட்டின் தொழிலாளர் அலுவலகத்தில் கேட்கவும்.',
  noRuleOnThis: 'இதைப் பற்றி எங்களிடம் சரிபார்த்த விதி எதுவும் இல்லை. அந்த நாட்டின் தொழிலாளர் அலுவலகத்தில் கேட்கவும்.',
  notChecked: '{date} தேதிக்குப் பிறகு சரிபார்க்கவில்லை. இங்கே கேட்டு உறுதி செய்யவும்: {office}.',
  usual: 'வழக்கமான நடைமுறை',
  noDocument: 'தனி ஆவணம் எதுவும் இல்லை',
  law: 'சட்டத்தின் உரை',
  official: 'அதிகாரப்பூர்வ வழிகாட்டி',
  secondary: 'இரண்டாம் நிலை ஆதாரம்',
} satisfies Translated<'content'>
