import { ENGLISH, type Language } from '@/lib/shared/languages'
import type { SiteSetting } from '@/payload-types'
import type { EnquiryKind } from './enquiryKinds'

/** Working days within which the office answers, until an owner changes them in the site settings. */
export const REPLY_DAYS: Record<EnquiryKind, number> = {
  contact: 2,
  grievance: 3,
  employer: 1,
  fraud: 1,
}

export const REPLY_DAYS_MAX = 10

/** The part of the agency's facts that promises the times. */
export type ReplyTimes = Pick<SiteSetting, `reply_days_${EnquiryKind}`>

/** The working days within which an enquiry of this kind is answered. */
export const replyDays = (kind: EnquiryKind, times: ReplyTimes): number =>
  times[`reply_days_${kind}`] ?? REPLY_DAYS[kind]

/** The same in words, such as "two working days". */
export const answeredIn = (kind: EnquiryKind, times: ReplyTimes): string => {
  const days = replyDays(kind, times)
  return `${numberWord(days)} working ${days === 1 ? 'day' : 'days'}`
}

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

/** A small number as an English word, such as "two". */
const numberWord = (days: number): string => WORDS[days - 1] ?? String(days)

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
