import type { Translated } from '../translated'

export default {
  title: 'Halimbawa lang ang trabahong ito',
  text: 'Ipinapakita nito kung ano ang hitsura ng trabaho rito. Hindi totoo ang employer at ang sahod, at walang kinukuhang tao. Puwede mong subukan ang form; mamarkahan ng “Halimbawa” ang ilalagay mo at hindi ito bibilangin saanman.',
} satisfies Translated<'sample'>
