import type { Translated } from '../translated'

export default {
  posted: 'मिति',
  position: 'पद र रोजगारदाता',
  place: 'ठाउँ',
  experience: 'अनुभव',
  salary: 'तलब / महिना',
} satisfies Translated<'jobTable'>
