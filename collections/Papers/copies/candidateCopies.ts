import type { Payload } from 'payload'
import { fileSize, noonOf, officeDay } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { dateTimeIn, longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import { type CandidateCopy, copyState } from '../shared/copies'
import { copiesIn, isOnTheWay } from './stored'
import { paperWord } from './words'

/**
 * What a candidate sees of the copies: what is asked for while the person is on the way, and what was
 * sent. Never the file, since the link may be in other hands.
 */
export const candidateCopies = async (
  payload: Payload,
  application: number,
  now: Date,
  language: Language,
): Promise<CandidateCopy[]> => {
  const copies = await copiesIn(payload, application)
  if (copies.length === 0) return []
  const isNeeded = await isOnTheWay(payload, application)
  const today = officeDay(now)
  const t = wordsIn(language, 'copies')
  const day = longDateIn(language)
  return copies.flatMap((copy): CandidateCopy[] => {
    const { id, kind, reason, received_at, file_size, expires_on } = copy
    const state = copyState(copy, today)
    if (state !== 'received' && !isNeeded) return []
    const paper = paperWord(kind, language)
    if (!received_at) return [{ id, state, paper, why: t(reason), day: day(noonOf(expires_on)) }]
    const at = dateTimeIn(language)(received_at)
    const stored = t('gotItAt', { at, size: fileSize(file_size ?? 0) })
    return [{ id, state, paper, why: '', day: day(received_at), stored }]
  })
}

/** Those that are stored, as label and value. */
export const storedCopies = (
  copies: readonly CandidateCopy[],
  language: Language,
): [string, string][] =>
  copies.flatMap(({ paper, stored }): [string, string][] =>
    stored ? [[wordsIn(language, 'copies')('copyOf', { paper }), stored]] : [],
  )
