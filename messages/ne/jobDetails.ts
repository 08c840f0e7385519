import type { Translated } from '../translated'

export default {
  description:
    '{place}: {job}। तलब {salary}, अनुभव {experience}। बायोडाटा पठाएर निःशुल्क आवेदन दिनुहोस्।',
  descriptionCharged:
    '{place}: {job}। तलब {salary}, अनुभव {experience}। बायोडाटा पठाएर आवेदन दिनुहोस्।',
  shared: '{salary}। अनुभव: {experience}।',
  share: 'सेयर गर्नुहोस्',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: '{date} सम्म आवेदन दिनुहोस्',
  shareNumber: 'दर्ता नं. {number}',
  print: 'प्रिन्ट गर्नुहोस्',
  apply: 'आवेदन दिनुहोस्',
  closed:
    '<b>यो रोजगारी अब खुला छैन।</b> तल मिल्दाजुल्दा रोजगारी हेर्नुहोस्, वा अर्को रोजगारीका लागि <a>आफ्नो बायोडाटा पठाउनुहोस्</a>।',
  skills: 'चाहिने सीप',
  similar: 'मिल्दाजुल्दा रोजगारी',
  allIn: '{country}का सबै रोजगारी',

  facts: 'मुख्य जानकारी',
  salary: 'तलब',
  location: 'ठाउँ',
  jobTitle: 'पद',
  experience: 'अनुभव',
  qualification: 'योग्यता',
  posted: 'राखिएको मिति',
  years: '{count} वर्ष',
  months: '{count} महिना',
  asked: 'पैसा मागियो?',
  number: 'रोजगारी नम्बर <number>{id}</number>। आवेदन निःशुल्क छ।',

  trust: 'यो विज्ञापन हाम्रै हो भनी कसरी पक्का गर्ने',
  trustNumber:
    'यसमा हाम्रो दर्ता नम्बर <number>{value}</number> छ। यो नम्बर emigrate.gov.in को सूचीसँग मिलाउनुहोस्।',
  trustMail: 'हामी <b>@{domain}</b> बाट मात्र लेख्छौं, निःशुल्क इमेल ठेगानाबाट कहिल्यै लेख्दैनौं।',
  trustPay: 'आवेदन दिएबापत कसैले पनि तपाईंसँग पैसा माग्न पाउँदैन। कसैले मागे <a>हामीलाई खबर गर्नुहोस्</a>।',

  documents: 'यो रोजगारीका लागि कागजात',
  stamp:
    'भारतबाट {country}{trade, select, none {} other {, {trade}}}। तपाईंको राहदानी (पासपोर्ट) मा ECR को छाप छ?',
  stampYes: 'छाप छ',
  stampNo: 'छाप छैन',
  stampUnsure: 'थाहा छैन',
  morePapers: 'अरू {count} कागजात',
  openList: 'मेरो सूची खोल्नुहोस्',
  steps: '{country} जाने मेरा चरण',
  checkOffer: 'यो अफर जाँच्नुहोस्',
  notFromIndia: 'म भारतबाट होइन',
} satisfies Translated<'jobDetails'>
