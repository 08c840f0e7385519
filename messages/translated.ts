import type { English } from './en'

/** The translation of a screen: any of its English keys, and no others. */
export type Translated<Screen extends keyof English> = { [Key in keyof English[Screen]]?: string }
