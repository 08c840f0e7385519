import type { Translated } from '../translated'

export default {
  description:
    '{job}, {place}: ശമ്പളം {salary}, പരിചയം {experience}. ബയോഡാറ്റ അയച്ച് സൗജന്യമായി അപേക്ഷിക്കുക.',
  descriptionCharged: '{job}, {place}: ശമ്പളം {salary}, പരിചയം {experience}. ബയോഡാറ്റ അയച്ച് അപേക്ഷിക്കുക.',
  shared: '{salary}. പരിചയം: {experience}.',
  share: 'ഷെയർ ചെയ്യുക',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: '{date} വരെ അപേക്ഷിക്കാം',
  shareNumber: 'രജി. നമ്പർ {number}',
  print: 'പ്രിന്റ് ചെയ്യുക',
  apply: 'അപേക്ഷിക്കുക',
  closed:
    '<b>ഈ ജോലിക്ക് ഇപ്പോൾ ഒഴിവില്ല.</b> താഴെ ഇതുപോലുള്ള ജോലികൾ നോക്കുക, അല്ലെങ്കിൽ അടുത്ത ജോലിക്കായി <a>ബയോഡാറ്റ അയയ്ക്കുക</a>.',
  skills: 'ജോലിക്കു വേണ്ട കഴിവുകൾ',
  similar: 'ഇതുപോലുള്ള ജോലികൾ',
  allIn: '{country}: എല്ലാ ജോലികളും',

  facts: 'വിവരങ്ങൾ',
  salary: 'ശമ്പളം',
  location: 'സ്ഥലം',
  jobTitle: 'തസ്തിക',
  experience: 'പരിചയം',
  qualification: 'യോഗ്യത',
  posted: 'പോസ്റ്റ് ചെയ്ത തീയതി',
  years: '{count} വർഷം',
  months: '{count} മാസം',
  asked: 'പണം ചോദിച്ചോ?',
  number: 'ജോലി നമ്പർ <number>{id}</number>. അപേക്ഷിക്കുന്നത് സൗജന്യമാണ്.',

  trust: 'ഈ പരസ്യം ഞങ്ങളുടേതാണെന്ന് എങ്ങനെ ഉറപ്പിക്കാം',
  trustNumber:
    'ഈ പരസ്യത്തിൽ ഞങ്ങളുടെ രജിസ്ട്രേഷൻ നമ്പർ <number>{value}</number> ഉണ്ട്. അത് emigrate.gov.in-ലെ പട്ടികയുമായി ഒത്തുനോക്കുക.',
  trustMail: 'ഞങ്ങൾ <b>@{domain}</b>-ൽ നിന്നു മാത്രമേ എഴുതൂ, സൗജന്യ ഇമെയിൽ വിലാസത്തിൽ നിന്ന് ഒരിക്കലും എഴുതില്ല.',
  trustPay: 'അപേക്ഷിക്കാൻ ആരും നിങ്ങളോട് പണം ചോദിക്കാൻ പാടില്ല. ചോദിച്ചാൽ <a>അറിയിക്കുക</a>.',

  documents: 'ഈ ജോലിക്കുള്ള രേഖകൾ',
  stamp:
    'ഇന്ത്യ – {country}{trade, select, none {} other {, {trade}}}. നിങ്ങളുടെ പാസ്പോർട്ടിൽ ECR സ്റ്റാമ്പ് ഉണ്ടോ?',
  stampYes: 'ഉണ്ട്, സ്റ്റാമ്പുണ്ട്',
  stampNo: 'സ്റ്റാമ്പില്ല',
  stampUnsure: 'ഉറപ്പില്ല',
  morePapers: '{n, plural, one {{count} രേഖ കൂടി} other {{count} രേഖകൾ കൂടി}}',
  openList: 'എന്റെ പട്ടിക തുറക്കുക',
  steps: 'എന്റെ ഘട്ടങ്ങൾ: {country}',
  checkOffer: 'ഈ ഓഫർ പരിശോധിക്കുക',
  notFromIndia: 'ഞാൻ ഇന്ത്യയിൽ നിന്നല്ല',
} satisfies Translated<'jobDetails'>
