import type { Translated } from '../translated'

export default {
  preview: 'Preview',
  previewText:
    'Hindi pa bukas ang site na ito. Puwedeng halimbawa lang ang mga pangalan, trabaho at number.',
  trial: 'Pagsubok',
  trialText:
    'Sinusubukan pa ang site na ito. Puwedeng halimbawa lang ang mga pangalan, trabaho at number.',
} satisfies Translated<'mode'>
