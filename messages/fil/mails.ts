import type { Translated } from '../translated'

export default {
  dear: 'Mahal na {name},',
  reference: 'Application number',
  job: 'Trabaho',
  position: 'Posisyon',
  received: 'Natanggap',
  ourNumber: 'Ang registration number namin',
  next: 'Ano ang susunod',
  linkIsYours:
    'Para sa iyo lang ang link na ito. Makikita ng sinumang may hawak nito ang ipinadala mo sa amin: huwag itong ipasa sa iba.',
  noMoney: 'Hindi kami kailanman humihingi ng pera sa email, telepono o WhatsApp.',
  ourDomains: 'Sa {domains} lang galing ang mga email namin.',
  askedToPay: 'May humingi ba sa iyo ng bayad? Sabihin sa amin: {address}',
  registrationNumber: 'Registration number {number}',
  phone: 'Telepono {phone}',

  applicationSubject: 'Natanggap ang aplikasyon {reference}',
  applicationTitle: 'Nasa amin na ang aplikasyon mo',
  applicationText: 'Salamat. Nakarating na sa opisina namin ang aplikasyon at resume mo.',
  applicationRead: 'Babasahin ng counselor ang resume mo.',
  applicationCall:
    'Kung bagay ito sa trabaho, tatawagan ka namin{phone, select, none {} other { mula sa {phone}}}{domains, select, none {} other { o susulatan mula sa {domains}}}.',
  applicationPage: 'Makikita mo sa sarili mong pahina kung nasaan na ang aplikasyon mo.',
  applicationButton: 'Tingnan ang aplikasyon mo',

  registrationSubject: 'Natanggap ang pagpaparehistro {reference}',
  registrationTitle: 'Nakarehistro ka na',
  registrationText: 'Salamat. Nakarating na sa opisina namin ang pagpaparehistro at resume mo.',
  registrationSave:
    'I-save ang number namin sa phone mo. Nakakarating lang ang mga mensahe sa mga taong nag-save nito.',
  registrationCall:
    'Kapag may trabahong bagay sa iyo, tatawagan ka namin{phone, select, none {} other { mula sa {phone}}}{domains, select, none {} other { o susulatan mula sa {domains}}}.',
  registrationPage:
    'Makikita mo sa sarili mong pahina kung ano ang impormasyon mo na nasa amin, at mababago mo roon ang pahintulot mo.',
  registrationButton: 'Tingnan ang pagpaparehistro mo',

  proposalSubject: 'Isinusumite namin ang pangalan mo para sa isang trabaho: {job}',
  proposalTitle: 'Isinusumite namin ang pangalan mo para sa isang trabaho',
  proposalText:
    'Nagparehistro ka sa amin at pumayag kang panatilihin namin ang impormasyon mo para sa ibang trabaho. Isinusumite ng opisina namin ang pangalan mo para sa trabahong nasa ibaba, kasama ang resume na ipinadala mo sa amin.',
  proposalCall:
    'Kung mapili ka para sa susunod na hakbang, tatawagan ka namin{phone, select, none {} other { mula sa {phone}}}{domains, select, none {} other { o susulatan mula sa {domains}}}.',
  proposalWithdraw:
    'Kung ayaw mo sa trabahong ito, bawiin ang aplikasyon sa pahina ring iyon. Mananatili kang nakarehistro.',
  proposalButton: 'Tingnan o bawiin',

  enquirySubject: 'Natanggap namin ang mensahe mong {reference}',
  enquiryTitle: 'Nasa amin na ang mensahe mo',
  enquiryText: 'Salamat sa pagsulat. Sasagot kami sa loob ng {count} araw na may pasok.',
  enquiryReference: 'Reference number',
  enquiryAbout: 'Tungkol sa',
  enquiryAgain: 'Sabihin ang reference number kapag tumawag o sumulat ka ulit.',
} satisfies Translated<'mails'>
