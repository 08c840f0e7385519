import type { Translated } from '../translated'

export default {
  lastReviewed: 'Huling sinuri: <time>{date}</time>',
  issued: 'Inilabas: <time>{date}</time>',
  readAloud: 'Basahin nang malakas',
  stopReading: 'Ihinto',
  askOffice: 'pakitanong sa opisina',
  newCompany: 'pangalan ng bagong kumpanya',
  contents: 'Nilalaman',
  sources: 'Mga pinagkunan',
  countSources: '{n, plural, other {{count} pinagkunan}}',
  noAdvice:
    'Pangkalahatang impormasyon, hindi payong legal. Nagbabago ang mga patakaran; huling sinuri: <time>{month}</time>.',
  noAdviceCountry:
    'Pangkalahatang impormasyon, hindi payong legal. Nagbabago ang mga patakaran; huling sinuri: <time>{month}</time>; tiyakin sa opisina ng gobyerno ng bansang iyon.',
  noAdviceOffice:
    'Pangkalahatang impormasyon, hindi payong legal. Nagbabago ang mga patakaran; huling sinuri: <time>{month}</time>; tiyakin sa <office>{name}</office>.',
  noAdviceSite:
    'Pangkalahatang impormasyon, hindi payong legal. Nagbabago ang mga patakaran; huling sinuri: <time>{month}</time>; tiyakin sa opisyal na site: <office>{name}</office>.',
  moreToRead: 'Iba pang mababasa',
  otherReleases: 'Iba pang press release',
  otherServices: 'Iba pang serbisyo',
  otherIndustries: 'Iba pang industriya',
  countPages: '{count} pahina',
  openIn: 'Mga bukas na trabaho ngayon sa {place}',
  openOf: 'Mga bukas na trabaho ngayon: {industries}',
  noJob: 'Walang bukas na trabaho sa ngayon.',
  noneOpen:
    'Walang bukas na trabaho sa ngayon. <a>Magparehistro nang isang beses</a>, at titingnan namin ang mga resume kapag may dumating.',
  allJobs: 'Lahat ng trabaho',
  allOpenJobs: 'Lahat ng bukas na trabaho',
  countJobs: 'Lahat ng {n, plural, other {{count} trabaho}}',
  whoPays: 'Sino ang magbabayad',
  allSteps: 'Lahat ng {count} hakbang',
  largerPicture: 'Pindutin ang litrato para makita ito nang mas malaki.',
  checked: 'Sinuri: {date}.',
  checkedBetween: '{first} hanggang {last}',
  moreRules: 'Ipakita ang {count} pang patakaran',
  what: 'Paksa',
  rule: 'Ang patakaran',
  source: 'Pinagkunan',
  noRule:
    'Wala kaming nasuring tuntunin tungkol dito: {topics}. Pakitanong sa labor office ng bansang iyon.',
  noRuleOnThis:
    'Wala kaming nasuring tuntunin tungkol dito. Pakitanong sa labor office ng bansang iyon.',
  notChecked: 'Hindi pa ulit nasusuri mula noong {date}. Pakitiyak sa {office}.',
  usual: 'Karaniwang gawi',
  noDocument: 'Walang iisang dokumento',
  law: 'Teksto ng batas',
  official: 'Opisyal na gabay',
  secondary: 'Pangalawang pinagkunan',
} satisfies Translated<'content'>
