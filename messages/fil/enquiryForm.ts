import type { Translated } from '../translated'

export default {
  reference: 'Reference number',
  what: 'Tungkol sa',
  question: 'Tanong',
  grievance: 'Reklamo',
  answerWithin: 'Sasagot kami',
  name: 'Pangalan',
  writeToUs: 'Sumulat sa amin',
  yourQuestion: 'Ang tanong mo',
  yourQuestionHint:
    'Isulat ang trabaho o ang application number mo kung mayroon. Pakiusap, huwag isulat ang pasaporte, number sa bangko o password.',
  grievanceForm: 'Form ng reklamo',
  whatHappened: 'Ano ang nangyari, kailan, at sino ang nakausap mo',
  whatHappenedHint:
    'Isulat din kung ano ang gusto mo: sahod, papeles, tiket pauwi, sagot. Makakatulong ang application number mo.',
  yourName: 'Ang pangalan mo',
  email: 'Email',
  phone: 'Phone (hindi kailangan)',
  phoneHint: 'May kasamang country code',
  phoneHintNoCall: 'May kasamang country code. Iwanang blangko kung hindi kami dapat tumawag.',
  use: 'Ginagamit namin ang isinulat mo para sagutin ka at para sundan ang usapin.',
  sendMessage: 'Ipadala ang mensahe',
  sendGrievance: 'Ipadala ang reklamo',
  anotherMessage: 'Magpadala ng isa pang mensahe',
  anotherGrievance: 'Magpadala ng isa pang reklamo',
  sending: 'Ipinapadala ang mensahe mo…',
  messageRequired: 'Kailangan ang mensahe',
  messageTooLong: 'Hanggang 5000 karakter lang ang puwede',
  phoneTooLong: 'Hanggang 40 karakter lang ang puwede',
  failed: 'Hindi naipadala ang mensahe mo. Pakisubukan ulit mamaya.',
  succeeded: 'Nakarating na sa opisina namin ang mensahe mo.',
} satisfies Translated<'enquiryForm'>
