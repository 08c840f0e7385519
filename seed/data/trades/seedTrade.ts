import type { OtherLanguage } from '@/lib/shared/languages'

/**
 * The English words of a trade, and what people type for it in each language and in Latin letters,
 * with commas between. The search does not look at accents and vowel signs, so a word is here once
 * for all spellings that differ in them only.
 */
export type SeedTrade = { english: string; latin?: string } & Partial<Record<OtherLanguage, string>>
