import type { Translated } from '../translated'

export default {
  title: 'Aprobadong demand',
  asked: 'Humiling ng manggagawa ang employer sa eMigrate.',
  hidden: 'Hindi nakasulat dito ang pangalan ng employer.',
  left: '<b>{count}</b> puwesto ang natitira',
  full: 'Puno na ang lahat ng puwesto',
  inAll: '{count} lahat',
  employer: 'Employer',
  atOffice: 'Ipapakita ito sa iyo ng opisina kapag bumisita ka',
  number: 'Numero ng demand sa eMigrate',
  date: 'Petsa ng demand',
  validUntil: 'May bisa hanggang',
  check: 'Ikaw mismo ang mag-check',
  checkNumber:
    'Hanapin ang registration number namin, <number>{value}</number>, sa emigrate.gov.in.',
  checkLetter:
    'Hilingin sa amin na ipakita ang demand letter. Ikumpara ang employer at ang numero.',
  checkHidden: 'Pumunta sa opisina. Hilingin ang demand letter, na may employer at numero.',
  how: 'Paano i-check ang isang ahensiya',
} satisfies Translated<'demand'>
