import type { Translated } from '../translated'

export default {
  description:
    '{job} sa {place}: {salary}, karanasan: {experience}. Mag-apply nang libre gamit ang resume mo.',
  descriptionCharged:
    '{job} sa {place}: {salary}, karanasan: {experience}. Mag-apply gamit ang resume mo.',
  shared: '{salary}. Karanasan: {experience}.',
  share: 'I-share',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: 'Mag-apply hanggang {date}',
  shareNumber: 'Reg. No. {number}',
  print: 'I-print',
  apply: 'Mag-apply na',
  closed:
    '<b>Sarado na ang trabahong ito.</b> Tingnan ang mga katulad na trabaho sa ibaba, o <a>ipadala ang resume mo</a> para sa susunod.',
  skills: 'Mga kasanayan sa trabaho',
  similar: 'Mga katulad na trabaho',
  allIn: 'Lahat ng trabaho sa {country}',

  facts: 'Mga detalye',
  salary: 'Alok na sahod',
  location: 'Lugar',
  jobTitle: 'Posisyon',
  experience: 'Karanasan',
  qualification: 'Kwalipikasyon',
  posted: 'Petsa ng pag-post',
  years: '{n, plural, other {{count} taon}}',
  months: '{n, plural, other {{count} buwan}}',
  asked: 'Pinagbabayad ka?',
  number: 'Job number <number>{id}</number>. Libre ang pag-apply.',

  trust: 'Paano matiyak na sa amin ang anunsyong ito',
  trustNumber:
    'Nakasulat dito ang registration number namin, <number>{value}</number>. Ikumpara ito sa listahan sa emigrate.gov.in.',
  trustMail:
    'Sumusulat lang kami mula sa <b>@{domain}</b>, hindi kailanman mula sa libreng email address.',
  trustPay:
    'Walang sinuman ang puwedeng maningil sa iyo para mag-apply. Kung may maningil, <a>i-report ito</a>.',

  documents: 'Mga dokumento para sa trabahong ito',
  stamp:
    'India papuntang {country}{trade, select, none {} other {, {trade}}}. May tatak na ECR ba sa pasaporte mo?',
  stampYes: 'Oo, may tatak',
  stampNo: 'Walang tatak',
  stampUnsure: 'Hindi sigurado',
  morePapers: '{n, plural, other {{count} pang papeles}}',
  openList: 'Buksan ang listahan ko',
  steps: 'Mga hakbang ko papuntang {country}',
  checkOffer: 'Suriin ang alok na ito',
  notFromIndia: 'Hindi ako galing sa India',
} satisfies Translated<'jobDetails'>
