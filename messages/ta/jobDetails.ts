import type { Translated } from '../translated'

export default {
  description:
    '{job} வேலை, {place}: சம்பளம் {salary}, அனுபவம் {experience}. உங்கள் பயோடேட்டாவுடன் இலவசமாக விண்ணப்பிக்கவும்.',
  descriptionCharged:
    '{job} வேலை, {place}: சம்பளம் {salary}, அனுபவம் {experience}. உங்கள் பயோடேட்டாவுடன் விண்ணப்பிக்கவும்.',
  shared: '{salary}. அனுபவம்: {experience}.',
  share: 'பகிரவும்',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: '{date} வரை விண்ணப்பிக்கலாம்',
  shareNumber: 'பதிவு எண் {number}',
  print: 'பிரிண்ட்',
  apply: 'விண்ணப்பிக்கவும்',
  closed:
    '<b>இந்த வேலை இப்போது காலியாக இல்லை.</b> கீழே உள்ள இதேபோன்ற வேலைகளைப் பார்க்கவும், அல்லது அடுத்த வேலைக்காக <a>பயோடேட்டாவை அனுப்பவும்</a>.',
  skills: 'வேலைத் திறன்கள்',
  similar: 'இதேபோன்ற வேலைகள்',
  allIn: '{country}: எல்லா வேலைகளும்',

  facts: 'விவரங்கள்',
  salary: 'சம்பளம்',
  location: 'இடம்',
  jobTitle: 'பணி',
  experience: 'அனுபவம்',
  qualification: 'தகுதி',
  posted: 'வெளியிட்ட தேதி',
  years: '{n, plural, one {{count} வருடம்} other {{count} வருடங்கள்}}',
  months: '{n, plural, one {{count} மாதம்} other {{count} மாதங்கள்}}',
  asked: 'பணம் கேட்டார்களா?',
  number: 'வேலை எண் <number>{id}</number>. விண்ணப்பிப்பது இலவசம்.',

  trust: 'இந்த விளம்பரம் எங்களுடையது என்று உறுதி செய்வது எப்படி',
  trustNumber:
    'இதில் எங்கள் பதிவு எண் <number>{value}</number> உள்ளது. அதை emigrate.gov.in தளத்தில் உள்ள பட்டியலுடன் ஒப்பிட்டுப் பார்க்கவும்.',
  trustMail:
    'நாங்கள் <b>@{domain}</b> முகவரியிலிருந்து மட்டுமே எழுதுவோம்; இலவச இமெயில் முகவரியிலிருந்து ஒருபோதும் எழுத மாட்டோம்.',
  trustPay: 'விண்ணப்பிக்க உங்களிடம் யாரும் பணம் கேட்கக் கூடாது. யாராவது கேட்டால், <a>எங்களுக்குத் தெரிவிக்கவும்</a>.',

  documents: 'இந்த வேலைக்கான ஆவணங்கள்',
  stamp:
    'இந்தியாவிலிருந்து {country}{trade, select, none {} other {, {trade}}}. உங்கள் பாஸ்போர்ட்டில் ECR முத்திரை உள்ளதா?',
  stampYes: 'ஆம், உள்ளது',
  stampNo: 'முத்திரை இல்லை',
  stampUnsure: 'சரியாகத் தெரியவில்லை',
  morePapers: '{n, plural, one {மேலும் {count} ஆவணம்} other {மேலும் {count} ஆவணங்கள்}}',
  openList: 'என் பட்டியலைத் திறக்கவும்',
  steps: '{country} செல்ல என் படிகள்',
  checkOffer: 'இந்த ஆஃபரைச் சரிபார்க்கவும்',
  notFromIndia: 'என் நாடு இந்தியா அல்ல',
} satisfies Translated<'jobDetails'>
