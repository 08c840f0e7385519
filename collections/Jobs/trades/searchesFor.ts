import type { Trade } from '@/payload-types'
import { type Asked, wordsOf } from '../search/words'
import { ENTRY_MAX_WORDS, englishWords, entriesOf } from './entries'
import { FILLERS } from './fillers'

/** What people type for trades, as the words of each entry with spaces between; and what it asks for. */
export type TradeTable = ReadonlyMap<string, Asked>

type StoredTrade = Pick<Trade, 'english' | 'words'>

/** A word that several trades have stands for each of them. */
export const tableOf = (trades: StoredTrade[]): TradeTable => {
  const table = new Map<string, Asked>()
  for (const { english, words } of trades) {
    const asked = englishWords(english)
    for (const entry of new Set(entriesOf(words).map((typed) => wordsOf(typed).join(' ')))) {
      const before = table.get(entry)
      table.set(entry, before ? either(before, asked) : asked)
    }
  }
  return table
}

/**
 * What to search for, the first that finds jobs counts: all words; then without the words that only
 * stand around a trade, such as "ka kaam". A trade in another language or spelling may be in a job by
 * its English words or as typed. None for a text without words.
 */
export const searchesFor = (q: string, trades: TradeTable): Asked[] => {
  const parts = partsOf(wordsOf(q), trades)
  const meant = parts.filter(({ isFiller }) => !isFiller)
  const tried = meant.length > 0 && meant.length < parts.length ? [parts, meant] : [parts]
  return tried.map((some) => some.flatMap(({ asked }) => asked)).filter(({ length }) => length > 0)
}

type Part = { asked: Asked; isFiller: boolean }

/** The words in parts, each a single word or the longest entry of the table. */
const partsOf = (words: string[], trades: TradeTable): Part[] => {
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const { typed, english } = entryAt(words, at, trades)
    const asTyped = typed.map((word) => [word])
    parts.push({
      asked: english ? either(asTyped, english) : asTyped,
      isFiller: !english && typed.every((word) => FILLERS.has(word)),
    })
    at += typed.length
  }
  return parts
}

const entryAt = (words: string[], at: number, trades: TradeTable) => {
  for (let length = ENTRY_MAX_WORDS; length > 0; length -= 1) {
    const typed = words.slice(at, at + length)
    const english = trades.get(typed.join(' '))
    if (english) return { typed, english }
  }
  return { typed: words.slice(at, at + 1) }
}

/** Asks for jobs that have all of the one, or all of the other. */
const either = (one: Asked, other: Asked): Asked =>
  one.flatMap((words) => other.map((more) => [...new Set([...words, ...more])]))
