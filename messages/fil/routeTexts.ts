import type { Translated } from '../translated'

export default {
  // The passport.
  stamp: 'May tatak na ECR ito',
  noStamp: 'Wala itong tatak',
  notSure: 'Hindi ako sigurado',
  noPassport: 'Wala pa akong pasaporte',
  withStamp: 'may tatak na ECR',
  withoutStamp: 'walang tatak na ECR',
  notSureOfStamp: 'hindi sigurado kung may tatak na ECR',
  noPassportYet: 'wala pa',
  // Open questions.
  whichTrade: 'Ano ang hanapbuhay mo? Idaragdag namin ang mga test at lisensya nito.',
  whereJob: 'Nasaang bansa ang trabaho? Doon depende ang visa, mga tatak at medical exam.',
  whichPassport: 'May tatak na ECR ba ang pasaporte mo? Doon depende ang emigration clearance.',
  whereFrom: 'Saang bansa ka galing? Idaragdag namin ang mga papeles ng bansa mo.',
  chooseTrade: 'Piliin ang hanapbuhay mo',
  // What nobody knows.
  theCountry: 'bansa ng trabaho',
  registers:
    'Hindi namin alam kung paano nagpaparehistro ang employer para sa mga manggagawang mula sa {home}.',
  police:
    'Hindi namin alam kung humihingi ang {place} ng police clearance. Magtanong bago ka kumuha nito.',
  engineers: 'Hindi namin alam kung kailangan sa {place} ang pag-apruba para sa mga engineer.',
  guards: 'Hindi namin alam kung kailangan sa {place} ang lisensya para sa mga security guard.',
  health: 'Hindi namin alam kung anong lisensya sa larangan ng kalusugan ang kailangan sa {place}.',
  visaCentres: 'Hindi namin alam kung saan ang mga visa center sa {home}.',
  aClass: 'Hindi namin alam kung humihingi ang {home} ng seminar.',
  testCentres: 'Itanong kung aling hanapbuhay at aling test center ang tinatanggap para sa {home}.',
  policeFirst:
    'May mga employer na humihingi ng police clearance bago ang visa. Hindi puwedeng parehong mauna.',
  whichFirst:
    'Bago ka kumuha nito, itanong kung aling papeles ang mauuna. Ipakita sa opisina ang isinulat ng employer.',
  skillTest: 'Humahaba ang listahan ng Saudi skill test. Hanapin doon ang hanapbuhay mo.',
  // Whom to ask.
  employerIn: 'Ang employer mo sa {place}',
  healthAuthority: 'Health authority ng bansang pagtatrabahuhan',
  pbby: 'Hindi namin alam kung tinatanggap ang PBBY para sa {place}.',
  policeOrVisa: 'Hindi namin alam kung alin ang nauuna: ang police clearance o ang visa.',
} satisfies Translated<'routeTexts'>
