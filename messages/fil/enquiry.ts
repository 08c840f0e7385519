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
