import type { Translated } from '../translated'

export default {} satisfies Translated<'offerTexts'>
