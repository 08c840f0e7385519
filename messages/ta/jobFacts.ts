import type { Translated } from '../translated'

export default {
  salaryRange: 'சம்பள வரம்பு',
  vacancies: 'காலியிடங்கள்',
  contract: 'ஒப்பந்தம்',
  industry: 'துறை',
  food: 'உணவு',
  accommodation: 'தங்குமிடம்',
  transport: 'போக்குவரத்து',
  passport: 'பாஸ்போர்ட்',
  openTo: 'யார் விண்ணப்பிக்கலாம்',
  interview: 'நேர்காணல்',
  charge: 'உங்களுக்கான கட்டணம்',
  applyUntil: 'விண்ணப்பிக்கக் கடைசி நாள்',
  provided: 'முதலாளி தருவார்',
  allowance: 'படி (அலவன்ஸ்) தரப்படும்',
  own: 'சொந்த ஏற்பாடு',
  ecr: 'ECR பாஸ்போர்ட்',
  ecnr: 'ECNR பாஸ்போர்ட் மட்டும்',
  both: 'ECR, ECNR பாஸ்போர்ட்',
  noCharge: 'எதுவும் இல்லை',
  chargeLaw:
    'இந்தியாவில் பதிவுபெற்ற ஆட்சேர்ப்பு முகவர் ஒரு தொழிலாளியிடம் அதிகபட்சம் ₹30,000, அதனுடன் 18 % GST, ரசீது கொடுத்து வாங்கலாம். அமீரகத்தில் (UAE) ஆட்சேர்ப்புக்காக முதலாளி தொழிலாளியிடம் பணம் வாங்கக் கூடாது.',
} satisfies Translated<'jobFacts'>
