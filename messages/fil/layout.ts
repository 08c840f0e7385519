import type { Translated } from '../translated'

export default {
  skip: 'Dumiretso sa nilalaman',
  close: 'Isara',
  channel: 'Sumali sa channel namin',
  channelShort: 'Channel namin',
  malta: 'Trabaho sa Malta',
  jobs: 'Trabaho',
  browse: 'Tingnan ang mga trabaho',
  register: 'Magparehistro',
  menu: 'Menu',
  main: 'Pangunahing menu',
  registrationNumber: 'Registration number',
  validUntil: 'Valid hanggang',
  statement: 'Pahayag',
  byLocation: 'Mga trabaho ayon sa lugar',
  byIndustry: 'Mga trabaho ayon sa industriya',
  toTop: 'Pumunta sa itaas',
} satisfies Translated<'layout'>
