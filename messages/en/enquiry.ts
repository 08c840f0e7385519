/** What stands around the form on the pages of candidates’ forms: written by the server alone. */
export default {
  contactTitle: 'Contact us',
  contactLead:
    'Call, write, or use the form on this page. Trust only the phone number, the WhatsApp number, the address and the domain that you see here.',
  contactDescription:
    'Phone, WhatsApp, e-mail, address and hours of the agency, how to ask about your application, and the help lines for Indian workers abroad.',
  grievanceTitle: 'Grievance form: how to complain',
  grievanceLead:
    'Write what happened, when, and what you want. You can complain to the government at any time. You do not have to come to us first.',
  grievanceDescription:
    'How to complain to the agency about pay, contract, agency or personal data: what to write, how to send pictures, what happens next, where else to go.',
  fraudTitle: "Be aware: fraud in the agency's name",
  fraudLead:
    'Genuine e-mails come only from our official domain. Do not answer mail sent in our name from any other domain. Report it to us.',
  fraudDescription:
    'Fraud alert: genuine e-mail comes only from our domain. Seven checks for a job offer, what to do if you paid, and how to report a false message.',
  checkTitle: 'Is this message really from us?',
  checkLead: "Paste the address, number or link below. We compare it with the agency's own list.",
  checkDescription:
    'Check an e-mail address, phone number or link that claims to come from the agency, and learn what the answer of this check does and does not prove.',
  notSure: 'Not sure? <a>Check the address first</a>.',
  textInEnglish: 'The text below is in English.',
  lead: 'You get a reference number at once, and our answer within {n, plural, one {{count} working day} other {{count} working days}}.',
  answer: 'We answer within {n, plural, one {{count} working day} other {{count} working days}}.',
  days: '{n, plural, one {{count} working day} other {{count} working days}}',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  email: 'E-mail',
  office: 'Office',
  openMap: 'Open the map',
  hours: 'Office hours',
  visits: 'Visits',
  visitsOpen: 'Open to everybody in office hours',
  visitsAppointment: 'By appointment: call first',
  visitsNone: 'No visits',
  languages: 'Languages',
} as const
