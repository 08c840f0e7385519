import type { Translated } from '../translated'

export default {
  title:
    'Mga trabaho sa Gulf, Singapore at Malaysia, mula sa rehistradong recruiting agent sa Mumbai.',
  lead: 'Para sa mga manggagawa at propesyonal mula sa India, Nepal, Bangladesh, Sri Lanka at Pilipinas. Libre ang counseling, at nakasulat sa bawat hakbang kung sino ang magbabayad.',
  methods: 'Paano kami naghahanap',
  methodsText:
    'Ang sarili naming job portal, mga anunsyong may registration number namin, at mga taong nagparehistro sa amin para sa susunod na bakante.',
  methodsLink: 'Ang network namin',
  process: 'Proseso ng trabaho',
  processText:
    'Labindalawang hakbang, mula sa demand letter hanggang sa mga unang linggo roon: nakasulat sa bawat hakbang kung sino ang kikilos, sino ang magbabayad at ano ang itatabi mo.',
  processLink: 'Proseso ng recruitment',
  team: 'Team',
  teamText:
    'Isang desk para sa mga kliyente, mga taong nagbabasa ng resume, isang desk para sa dokumento at isang desk para sa visa, sa iisang opisina sa Mumbai. Tumawag bago pumunta.',
  teamLink: 'Organizational chart',
  consultancy: 'Serbisyo sa recruitment',
  consultancyText:
    'Mula sa bakanteng posisyon hanggang sa pirmadong kontrata, para sa mga employer at aplikante.',
  counselling: 'Counseling para sa trabaho sa ibang bansa',
  counsellingText:
    'Libreng payo tungkol sa kontrata, sa lugar at sa mga papeles, bago ka magpasya.',
  visa: 'Mga serbisyo sa visa',
  visaText: 'Mga papeles sa visa at emigration clearance, hakbang-hakbang.',
  authentication: 'Authentication',
  authenticationText: 'Paano ipina-authenticate ang mga diploma at sertipiko para sa bawat bansa.',
  medical: 'Mga medical center',
  medicalText: 'Ang medical exam na dating tinatawag na GAMCA, ngayon ay Wafid.',
  skillTest: 'Mga trade test center',
  skillTestText: 'Mga trade test para sa mga welder, fitter, electrician at driver.',
  flight: 'Pag-book ng flight',
  flightText: 'Sino ang magbabayad ng tiket, at ano ang titingnan dito.',
  exchange: 'Palitan ng pera',
  exchangeText: 'Pera para sa mga unang linggo, at paano magpadala ng pera pauwi.',
  articles: 'Mga piling artikulo',
  articlesText: 'Batas sa paggawa, mga papeles at buhay sa ibang bansa, kasama ang mga pinagkunan.',
  blurb: 'Mga consultant sa trabaho sa Gulf',
  blurbText:
    'Isa kaming consultancy sa Mumbai para sa recruitment sa mga bansa sa Gulf. Naghahanap kami ng mga aplikante sa sarili naming job portal, at ipinapasok namin sila sa mga employer sa UAE, Qatar, Bahrain, Oman, Saudi Arabia at Kuwait, at sa Singapore at Malaysia.\n\nSa opisina ring ito sumusulat ang mga employer: para sa isang engineer o para sa malaking team.',
  update: 'Mahalagang abiso',
  updateText:
    'Nagiging private limited company kami. Hanggang matapos iyon, puwedeng lumabas ang dalawang pangalan sa mga sulat at sa site na ito: {{agency_full}} at {{second_name}}.',
  fraud: 'Babala sa panloloko',
  fraudText:
    'Galing lang sa opisyal naming domain, @{{domain}}, ang mga tunay na email. Huwag sagutin ang email mula sa ibang domain, at i-report ito sa amin.',
} satisfies Translated<'homeTexts'>
