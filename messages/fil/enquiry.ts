import type { Translated } from '../translated'

export default {
  contactTitle: 'Kontakin kami',
  contactLead:
    'Tumawag, sumulat, o gamitin ang form sa pahinang ito. Magtiwala lang sa phone number, WhatsApp number, address at domain na nakikita mo rito.',
  contactDescription:
    'Phone, WhatsApp, email, address at oras ng ahensya, paano magtanong tungkol sa aplikasyon mo, at mga numerong matatawagan ng mga manggagawang Indian sa ibang bansa.',
  grievanceTitle: 'Form ng reklamo: paano magreklamo',
  grievanceLead:
    'Isulat kung ano ang nangyari, kailan, at ano ang gusto mo. Puwede kang magreklamo sa gobyerno kahit kailan. Hindi mo kailangang lumapit muna sa amin.',
  grievanceDescription:
    'Paano magreklamo sa ahensya tungkol sa sahod, kontrata, ahensya o impormasyon mo: ano ang isusulat, paano magpadala ng litrato, ano ang susunod, saan pa puwedeng lumapit.',
  fraudTitle: 'Mag-ingat: panloloko sa pangalan ng ahensya',
  fraudLead:
    'Galing lang sa opisyal naming domain ang mga tunay na email. Huwag sagutin ang email na ipinadala sa pangalan namin mula sa ibang domain. I-report ito sa amin.',
  fraudDescription:
    'Babala sa panloloko: galing lang sa domain namin ang tunay na email. Pitong dapat suriin sa alok na trabaho, ano ang gagawin kung nagbayad ka na, at paano i-report ang pekeng mensahe.',
  checkTitle: 'Galing ba talaga sa amin ang mensaheng ito?',
  checkLead:
    'I-paste sa ibaba ang address, number o link. Ikukumpara namin ito sa sariling listahan ng ahensya.',
  checkDescription:
    'Suriin ang email address, phone number o link na sinasabing galing sa ahensya, at alamin kung ano ang pinatutunayan ng sagot at ano ang hindi.',
  notSure: 'Hindi sigurado? <a>Suriin muna ang address</a>.',
  textInEnglish: 'Nasa English ang nasa ibaba.',
  lead: 'Makakakuha ka agad ng reference number, at ng sagot namin sa loob ng {count} araw na may pasok.',
  answer: 'Sasagot kami sa loob ng {count} araw na may pasok.',
  days: 'Sa loob ng {count} araw na may pasok',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  email: 'Email',
  office: 'Opisina',
  openMap: 'Buksan ang mapa',
  hours: 'Oras ng opisina',
  visits: 'Pagbisita',
  visitsOpen: 'Bukas sa lahat sa oras ng opisina',
  visitsAppointment: 'May appointment: tumawag muna',
  visitsNone: 'Walang pagbisita',
  languages: 'Mga wika',
} satisfies Translated<'enquiry'>
