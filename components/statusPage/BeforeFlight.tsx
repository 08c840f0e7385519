import { Check, Clock3, X } from 'lucide'
import type { CandidateCheck } from '@/collections/StatusPage/shared/journey'
import type { ApplicationSteps } from '@/collections/StatusPage/shared/json'
import { ACTORS } from '@/collections/Tools/steps/shared/steps'
import { Icon } from '@/components/ui/Icon'
import { noonOf } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { longDateIn } from '@/messages/dateIn'
import { stepTexts } from '@/messages/textIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './BeforeFlight.module.css'

type Props = { steps: ApplicationSteps; checks: readonly CandidateCheck[]; language: Language }

/** What has to be in order before the flight: what is, what is not yet, and who does it. */
export const BeforeFlight = ({ steps, checks, language }: Props) => {
  const t = wordsIn(language, 'journey')
  if (checks.length === 0) return null
  const ready = checks.filter(({ state }) => state === 'ok' || state === 'soon').length
  return (
    <section className={styles.gate} aria-labelledby="before">
      <h2 id="before">{t('beforeFly')}</h2>
      <p className="meta">{t('ready', { ready: String(ready), count: String(checks.length) })}</p>
      <ul>
        {checks.map((one) => (
          <li key={one.check} data-state={one.state}>
            <Icon of={ICONS[one.state] ?? Clock3} />
            <b>{labelOf(one, steps, language)}</b>
            <span>{stateWords(one, language)}</span>
            {one.state !== 'ok' && one.state !== 'soon' && (
              <span>{translated(language, 'steps', ACTORS[one.who])}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ICONS: Partial<Record<CandidateCheck['state'], typeof Check>> = {
  ok: Check,
  soon: Check,
  stops: X,
}

/** A step is called as in the timetable, which depends on the destination. */
const labelOf = (
  { check }: CandidateCheck,
  { answer }: ApplicationSteps,
  language: Language,
): string => {
  if (check === 'medical' || check === 'visa' || check === 'clearance' || check === 'orientation') {
    const title = answer.steps.find(({ key }) => key === check)?.title ?? ''
    return stepTexts(language)(title).children
  }
  return wordsIn(language, 'journey')(check)
}

const stateWords = ({ state, day }: CandidateCheck, language: Language): string => {
  const t = wordsIn(language, 'journey')
  const date = day && longDateIn(language)(noonOf(day))
  switch (state) {
    case 'ok':
      return date ? t('until', { date }) : t('inOrder')
    case 'soon':
      return date ? t('onlyUntil', { date }) : t('inOrder')
    case 'stops':
      return date ? t('onlyUntil', { date }) : t('stopTalk')
    case 'unknown':
      return t('lastDayUnknown')
    case 'perhaps':
      return date ? t('planned', { date }) : t('mayBeNeeded')
    case 'missing':
      return t('missing')
    case 'to come':
      return date ? t('planned', { date }) : t('toCome')
  }
}
