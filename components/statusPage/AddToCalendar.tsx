import { CalendarPlus } from 'lucide'
import { isComing, type StepDay } from '@/collections/StatusPage/shared/journey'
import type { StepKey } from '@/collections/Tools/steps/shared/steps'
import { Icon } from '@/components/ui/Icon'
import { officeDay } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './AddToCalendar.module.css'

/** The link of the page: its own, or that of the family. */
export type PageLink = { token: string } | { family: string }

type Props = {
  step: StepKey
  date: StepDay | null | undefined
  link: PageLink
  now: Date
  language: Language
}

/** The calendar file of a planned day that is still to come. */
export const AddToCalendar = ({ step, date, link, now, language }: Props) => {
  if (!date || !isComing(date, officeDay(now))) return null
  const query = new URLSearchParams({ ...link, step, language })
  return (
    <a
      className={`link ${styles.add} no-print`}
      href={`${paths.php('my_application')}?${query}`}
      rel="nofollow"
    >
      <Icon of={CalendarPlus} />
      {wordsIn(language, 'journey')('calendar')}
    </a>
  )
}
