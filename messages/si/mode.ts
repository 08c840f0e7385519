import type { Translated } from '../translated'

export default {
  preview: 'පෙරදසුන',
  previewText: 'මේ අඩවිය තවම විවෘත කර නැත. නම්, රැකියා සහ අංක උදාහරණ විය හැකිය.',
  trial: 'අත්හදා බැලීම',
  trialText: 'මේ අඩවිය අත්හදා බලමින් පවතී. නම්, රැකියා සහ අංක උදාහරණ විය හැකිය.',
} satisfies Translated<'mode'>
