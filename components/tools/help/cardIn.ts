import type { HelpCard } from '@/collections/Tools/help/shared/answer'
import { shortDateIn } from '@/messages/dateIn'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

/**
 * What stands on a card in the language of the page. Numbers, sites and names of offices stay. `checked`
 * is the day of the oldest check, ISO.
 */
export const cardIn = (
  { title, rows, foot, back }: HelpCard,
  checked: string | null,
  { language, text }: PageWords,
) => {
  const say = (english: string) => text(english).children
  const day =
    checked && wordsIn(language, 'tools')('checked', { date: shortDateIn(language)(checked) })
  return {
    title: say(title),
    rows: rows.map(({ label, text: number }) => ({ label: say(label), text: say(number) })),
    foot: [day, say(foot)].filter(Boolean).join(' '),
    back: { title: say(back.title), lines: back.lines.map(say), foot: say(back.foot) },
  }
}

export type CardIn = ReturnType<typeof cardIn>
