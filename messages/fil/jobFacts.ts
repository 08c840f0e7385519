import type { Translated } from '../translated'

export default {
  salaryRange: 'Saklaw ng sahod',
  vacancies: 'Bakanteng posisyon',
  contract: 'Kontrata',
  industry: 'Industriya',
  food: 'Pagkain',
  accommodation: 'Tirahan',
  transport: 'Transportasyon',
  passport: 'Pasaporte',
  openTo: 'Para kanino',
  interview: 'Interview',
  charge: 'Singil sa iyo',
  applyUntil: 'Mag-apply hanggang',
  provided: 'Ibibigay ng employer',
  allowance: 'May ibibigay na allowance',
  own: 'Ikaw ang mag-aasikaso',
  ecr: 'ECR na pasaporte',
  ecnr: 'ECNR na pasaporte lang',
  both: 'ECR at ECNR na pasaporte',
  noCharge: 'Wala',
  chargeLaw:
    'Sa India, ang puwedeng singilin ng rehistradong recruiting agent sa isang manggagawa ay hindi hihigit sa ₹30,000 dagdag ang 18 % GST, at dapat may resibo. Sa UAE, hindi puwedeng singilin ng employer ang manggagawa para sa recruitment.',
} satisfies Translated<'jobFacts'>
