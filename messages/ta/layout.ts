import type { Translated } from '../translated'

export default {
  skip: 'நேராக உள்ளடக்கத்துக்குச் செல்லவும்',
  close: 'மூடவும்',
  channel: 'சேனலில் சேரவும்',
  channelShort: 'எங்கள் சேனல்',
  malta: 'மால்டாவில் வேலை',
  jobs: 'வேலை',
  browse: 'வேலைகளைப் பார்க்கவும்',
  register: 'பதிவு',
  menu: 'மெனு',
  main: 'முதன்மை மெனு',
  registrationNumber: 'பதிவு எண்',
  validUntil: 'எதுவரை செல்லும்',
  statement: 'அறிக்கை',
  byLocation: 'இடம் வாரியாக வேலைகள்',
  byIndustry: 'துறை வாரியாக வேலைகள்',
  toTop: 'மேலே செல்லவும்',
} satisfies Translated<'layout'>
