import type { Translated } from '../translated'

export default {
  demand: 'Demand letter',
  demandText:
    'Isinusulat ng employer kung anong mga trabaho ang iniaalok niya, at magkano ang sahod.',
  emigrate: 'Pagpaparehistro sa eMigrate',
  application: 'Aplikasyon',
  applicationText: 'Pipili ka ng trabaho at ipapadala ang resume mo, o magpaparehistro ka.',
  interview: 'Interview at trade test',
  interviewText: 'Makikipagkita sa iyo ang employer, online o nang personal.',
  contract: 'Alok at kontrata',
  contractText:
    'Ibibigay sa iyo nang nakasulat ang trabaho, sahod, oras ng trabaho at tagal ng kontrata.',
  certificates: 'Mga sertipiko',
  certificatesText: 'Bago ka gumastos, itanong kung aling papeles ang kailangang tatakan.',
  medical: 'Medical exam',
  visa: 'Visa',
  clearance: 'Emigration clearance',
  orientation: 'Orientation seminar',
  flight: 'Biyahe sa eroplano',
  arrival: 'Pagkarating doon',
  arrivalText: 'Itanong sa employer kung sino ang magdadala sa iyo sa mga opisina.',
  employer: 'Employer ang magbabayad',
  you: 'Ikaw ang magbabayad',
  inTheLimit: 'Walang dagdag na gastos',
  free: 'Libre',
  ask: 'Itanong kung sino ang magbabayad',
  often: 'Madalas, ang employer.',
  depends: 'Depende ito sa bansa.',
} satisfies Translated<'homeSteps'>
