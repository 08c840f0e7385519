import type { Translated } from '../translated'

export default {
  posted: 'तारीख',
  position: 'पद और नियोक्ता',
  place: 'जगह',
  experience: 'अनुभव',
  salary: 'वेतन / महीना',
} satisfies Translated<'jobTable'>
