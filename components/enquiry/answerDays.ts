import type { EnquiryKind } from '@/collections/Agency/shared/enquiryKinds'
import { numberWord, type ReplyTimes, replyDays } from '@/collections/Agency/shared/replyTimes'
import { ENGLISH, type Language } from '@/lib/shared/languages'

/** For a sentence that says within how many working days we answer: in English as a word. */
export type AnswerDays = { n: number; count: string }

export const answerDays = (
  kind: EnquiryKind,
  times: ReplyTimes,
  language: Language,
): AnswerDays => {
  const n = replyDays(kind, times)
  return { n, count: language === ENGLISH ? numberWord(n) : String(n) }
}
