import { ENGLISH, inEnglish, type Language } from '@/lib/shared/languages'
import { longDateIn } from './dateIn'
import en from './en'
import type { TextIn } from './textIn'
import { own, type Screen } from './wordsIn'

/** How a page says a text whose English is written elsewhere. */
export type Say = (english: string) => TextIn

/** The language of a page, and how it says texts whose English is written elsewhere. */
export type PageWords = { language: Language; text: Say }

export const ENGLISH_WORDS: PageWords = {
  language: ENGLISH,
  text: (english) => ({ children: english }),
}

/** A sentence with slots: 'Ask {name} before you pay.' `own` is the length of its own words. */
type Frame = { screen: Screen; key: string; pattern: RegExp; slots: string[]; own: number }

/** A frame with fewer characters of its own fits almost any text: all its values must be known. */
const FEW = 4

const SLOT = /\{(\w+)\}/g

/**
 * For answers of the tools, which are made of sentences with sums, names and facts in them: what a text
 * is in a language. It is looked up whole in the screens, then in `known` (the translations of facts),
 * then among the sentences with slots, whose values are looked up in the same way; a value that nobody
 * knows, such as a sum or the name of an office, stays. A text that is in none of them is marked English.
 */
export const sayIn = (
  language: Language,
  screens: readonly Screen[],
  known: (english: string) => string | undefined = () => undefined,
): Say => {
  if (language === ENGLISH) return ENGLISH_WORDS.text
  const whole = new Map(
    screens.flatMap((screen) =>
      Object.entries<string>(en[screen]).flatMap(([key, english]) => {
        const said = own(language, screen)[key]
        return said === undefined ? [] : [[english, said] as const]
      }),
    ),
  )
  const wholeOf = (english: string) => whole.get(english) ?? known(english)
  const framed = (english: string): string | undefined => {
    const fitting = framesOf(screens).flatMap((frame) => {
      const found = frame.pattern.exec(english)
      const said = found && own(language, frame.screen)[frame.key]
      if (!said) return []
      const values = found.slice(1).map((value, i) => {
        const isDay = frame.slots[i] === 'date'
        return isDay
          ? dayOf(value, language)
          : (find(value) ?? listOf(value, find) ?? figures(value))
      })
      const unknown = values.filter((value) => value === undefined).length
      if (frame.own < FEW && unknown > 0) return []
      const slotValue = (slot: string) => {
        const at = frame.slots.indexOf(slot)
        return values[at] ?? found[at + 1] ?? ''
      }
      return { unknown, text: said.replace(SLOT, (_, slot: string) => slotValue(slot)) }
    })
    // 'pay for the permission to leave for work' also fits 'pay {sum} for {thing}': with words nobody knows.
    return fitting.sort((a, b) => a.unknown - b.unknown)[0]?.text
  }
  const find = (english: string) => wholeOf(english) ?? framed(english)
  return (english) => {
    const said = find(english)
    return said === undefined ? { children: english, ...inEnglish(language) } : { children: said }
  }
}

/** '30 September 2026' in another language. */
const dayOf = (value: string, language: Language): string | undefined => {
  const noon = `${value} 12:00 UTC`
  return Number.isNaN(Date.parse(noon)) ? undefined : longDateIn(language)(noon)
}

/** What has no words needs no translation: '999', '₹30,000'. */
const figures = (value: string): string | undefined => (/\p{L}/u.test(value) ? undefined : value)

/** 'Trade test, medical test': known names, the first of which begins a sentence. */
const listOf = (
  value: string,
  find: (english: string) => string | undefined,
): string | undefined => {
  const names = value.split(', ')
  if (names.length === 1) return find(value.charAt(0).toUpperCase() + value.slice(1))
  const said = names.map((name) => find(name) ?? find(name.charAt(0).toUpperCase() + name.slice(1)))
  return said.includes(undefined) ? undefined : said.join(', ')
}

const made = new Map<string, Frame[]>()

/** The sentences with slots of some screens, those with the most words of their own first. */
const framesOf = (screens: readonly Screen[]): Frame[] => {
  const name = screens.join()
  const frames =
    made.get(name) ??
    screens
      .flatMap((screen) =>
        Object.entries<string>(en[screen]).flatMap(([key, english]) =>
          frameOf(screen, key, english),
        ),
      )
      .sort((a, b) => b.own - a.own)
  made.set(name, frames)
  return frames
}

const frameOf = (screen: Screen, key: string, english: string): Frame[] => {
  const slots = [...english.matchAll(SLOT)].map(([, slot = '']) => slot)
  if (slots.length === 0) return []
  const parts = english.split(/\{\w+\}/)
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${literal.join('(.+)')}$`)
  return [{ screen, key, pattern, slots, own: parts.join('').length }]
}
