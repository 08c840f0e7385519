import {
  type HelpQuestion,
  PROBLEMS,
  personOf,
  placeInText,
} from '@/collections/Tools/help/shared/question'
import type { SaidQuestion } from '@/components/tools/shared/askedText'
import { longDateIn } from '@/messages/dateIn'
import type { PageWords } from '@/messages/sayIn'

const WAYS = {
  me: ['meInFrom', 'meIn', 'meFrom'],
  relative: ['relativeInFrom', 'relativeIn', 'relativeFrom'],
  arrested: ['arrestedInFrom', 'arrestedIn', 'arrestedFrom'],
} as const

/** 'I am in the UAE, from India. I was not paid. My work ended on 30 September 2026.' */
export const helpAsked = (question: HelpQuestion, { language, text }: PageWords): SaidQuestion => {
  const { in: place, from, what, ended } = question
  const [both, inOnly, fromOnly] = WAYS[personOf(what)]
  const way = place && from ? both : place ? inOnly : from ? fromOnly : null
  const said = (english: string) => text(english).children
  return {
    sentences: [
      ...(way ? [way] : []),
      'happened',
      ...(ended ? (['endedOn'] as const) : []),
    ] as const,
    slots: {
      place: place ? said(placeInText(place)) : '',
      home: from ? said(placeInText(from)) : '',
      problem: said(what ? PROBLEMS[what].label : 'I need help'),
      date: ended ? dayIn(language)(ended) : '',
    },
    fields: { in: 'in', from: 'from', what: 'what', ended: 'ended' },
  }
}

/** '30 September 2026' of '2026-09-30'. */
export const dayIn =
  (language: PageWords['language']) =>
  (day: string): string =>
    longDateIn(language)(`${day}T12:00:00Z`)
