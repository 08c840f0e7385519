import type { Translated } from '../translated'

export default {
  salaryRange: 'ശമ്പള പരിധി',
  vacancies: 'ഒഴിവുകൾ',
  contract: 'കരാർ',
  industry: 'മേഖല',
  food: 'ഭക്ഷണം',
  accommodation: 'താമസം',
  transport: 'യാത്രാസൗകര്യം',
  passport: 'പാസ്‌പോർട്ട്',
  openTo: 'ആർക്ക് അപേക്ഷിക്കാം',
  interview: 'അഭിമുഖം',
  charge: 'നിങ്ങൾ നൽകേണ്ട തുക',
  applyUntil: 'അവസാന തീയതി',
  provided: 'തൊഴിലുടമ നൽകും',
  allowance: 'അലവൻസ് നൽകും',
  own: 'സ്വയം കണ്ടെത്തണം',
  ecr: 'ECR പാസ്‌പോർട്ട്',
  ecnr: 'ECNR പാസ്‌പോർട്ട് മാത്രം',
  both: 'ECR, ECNR പാസ്പോർട്ടുകൾ',
  noCharge: 'ഒന്നുമില്ല',
  chargeLaw:
    'ഇന്ത്യയിൽ രജിസ്റ്റർ ചെയ്ത റിക്രൂട്ടിങ് ഏജന്റിന് ഒരു തൊഴിലാളിയിൽ നിന്ന്, രസീത് നൽകി, പരമാവധി ₹30,000-ഉം പുറമേ 18 % GST-യും വാങ്ങാം. യുഎഇയിൽ റിക്രൂട്ട്മെന്റിനായി തൊഴിലുടമ തൊഴിലാളിയിൽ നിന്ന് പണം വാങ്ങാൻ പാടില്ല.',
} satisfies Translated<'jobFacts'>
