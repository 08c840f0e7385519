import type { TranslationJson } from '@/collections/Translations/shared/json'
import type { SheetRow } from '@/collections/Translations/shared/sheet'
import type { OtherLanguage } from '@/lib/shared/languages'

/** What became of a sheet: counts of rows, and those that were refused, with the reason. */
export type SheetResult = {
  saved: number
  unchanged: number
  refused: { english: string; problem: string }[]
}

type Stored = { id: number; english: string; text: string }

/** The REST call's own limit. */
const AT_ONCE = 250

const API = '/api/translations'

/** Throws when the server does not answer; what was saved before that stays. */
const ask = async <T>(address: string, init: RequestInit = {}): Promise<T> => {
  const response = await fetch(address, {
    ...init,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
  })
  const body = await response.json()
  if (!response.ok && ![400, 409].includes(response.status))
    throw new Error(String(response.status))
  return body
}

const storedIn = async (language: OtherLanguage): Promise<Map<string, Stored>> => {
  const all: Stored[] = []
  for (let page = 1; ; page += 1) {
    const query = `where[language][equals]=${language}&limit=${AT_ONCE}&page=${page}&sort=id`
    const { docs, hasNextPage } = await ask<{ docs: Stored[]; hasNextPage: boolean }>(
      `${API}?${query}`,
    )
    all.push(...docs)
    if (!hasNextPage) return new Map(all.map((row) => [row.english, row]))
  }
}

type Answer = {
  doc?: TranslationJson
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
}

/**
 * Stores a translation as if somebody typed it into its form: a new one, or a change of the one with
 * this id. Answers the stored row, or why it was refused.
 */
export const storeTranslation = async (
  id: number | null,
  body: object,
): Promise<{ row: TranslationJson | null; problem: string | null }> => {
  const answer = await ask<Answer>(id === null ? API : `${API}/${id}`, {
    method: id === null ? 'POST' : 'PATCH',
    body: JSON.stringify(body),
  })
  return { row: answer.doc ?? null, problem: problemIn(answer) }
}

const problemIn = ({ errors: [error] = [] }: Answer): string | null =>
  error ? (error.data?.errors?.[0]?.message ?? error.message) : null

/**
 * Stores the translations of a sheet one by one, as if somebody typed them: each is checked and
 * recorded. Sending a sheet again changes nothing. A changed text is no longer reviewed.
 */
export const saveSheet = async (
  language: OtherLanguage,
  rows: readonly SheetRow[],
  onProgress: (done: number) => void,
): Promise<SheetResult> => {
  const stored = await storedIn(language)
  const result: SheetResult = { saved: 0, unchanged: 0, refused: [] }
  for (const [index, { page, english, text }] of rows.entries()) {
    const old = stored.get(english)
    if (old?.text === text) result.unchanged += 1
    else {
      const body = old ? { text, state: 'unreviewed' } : { language, page, english, text }
      const { problem } = await storeTranslation(old?.id ?? null, body)
      if (problem) result.refused.push({ english, problem })
      else result.saved += 1
    }
    onProgress(index + 1)
  }
  return result
}
