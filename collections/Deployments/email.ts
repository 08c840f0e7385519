import type { MailContent } from '@/collections/Mails/layout'
import { contactOf, greeting, noMoneyWarning, statusPageButton } from '@/collections/Mails/parts'
import { env } from '@/lib/server/settings/env'
import { counted, noonOf } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { stepTexts } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Application, SiteSetting } from '@/payload-types'
import type { Judged } from './judge'
import { isDueSoon, isPlanOver, paperEndsBeforeFlight } from './urgent'

/**
 * To the office: for whom something has to be done on a day ('YYYY-MM-DD'); null when there is nobody.
 * Without names, as a mail can be read by others.
 */
export const departuresToday = (all: readonly Judged[], today: string): MailContent | null => {
  const lines = [
    said(
      all.filter((one) => isDueSoon(one, today)).length,
      'flies within 7 days, but is blocked',
      'fly within 7 days, but are blocked',
    ),
    said(
      all.filter((one) => isPlanOver(one, today)).length,
      'has a planned day that is over, without an entry',
      'have a planned day that is over, without an entry',
    ),
    said(
      all.filter(paperEndsBeforeFlight).length,
      'has a paper that ends before the flight or soon after it',
      'have a paper that ends before the flight or soon after it',
    ),
  ].flatMap((line) => line ?? [])
  return lines.length === 0 ? null : reminder(lines)
}

const said = (count: number, one: string, several: string): string | null =>
  count === 0 ? null : `${counted(count, 'person', 'people')} ${count === 1 ? one : several}`

const reminder = (lines: readonly string[]): MailContent => ({
  subject: 'Departures that need you today',
  title: 'Departures that need you today',
  parts: [
    { kind: 'text', text: `${lines.join('. ')}.` },
    {
      kind: 'button',
      label: 'Open the departures',
      href: `${env.siteUrl}${paths.manageJobs}?panel=departures&group=flight`,
    },
  ],
})

type Person = Pick<Application, 'name' | 'language'>

/** To a candidate: a step is planned for a day, tomorrow. `step` is its English title. */
export const plannedTomorrow = (
  { name, language }: Person,
  step: string,
  day: string,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const t = wordsIn(language, 'journey')
  const what = stepTexts(language)(step).children
  const date = longDateIn(language)(noonOf(day))
  return {
    language,
    subject: t('tomorrow', { what }),
    title: t('tomorrow', { what }),
    parts: [
      ...greeting(name, language),
      { kind: 'text', text: t('plannedFor', { date }) },
      statusPageButton(t('openJourney'), link, language),
      { kind: 'text', text: t('cannotCome', { phone: contactOf(facts).phone }) },
      noMoneyWarning(facts, language),
    ],
  }
}
