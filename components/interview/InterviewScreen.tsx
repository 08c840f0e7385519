import type { CardView, Card as Place } from '@/collections/Interviews/shared/card'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { Notice } from '@/components/ui/Notice'
import { linkIn } from '@/lib/shared/alternates'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { Answers } from './Answers'
import { BringList } from './BringList'
import { CallOffice } from './CallOffice'
import { Card } from './Card'
import styles from './Interview.module.css'
import { OtherTimes } from './OtherTimes'

type Outcome = { success: boolean; message: string }

type Props = {
  view: CardView
  outcome: Outcome | null
  facts: SiteSetting
  language: Language
}

/**
 * The page behind the link of an invitation: day, hour, place, what to bring, and three answers. Opening
 * it changes nothing, as programs that check mails open links. Works without scripts.
 */
export const InterviewScreen = ({ view, outcome, facts, language }: Props) => {
  const t = wordsIn(language, 'interview')
  const title = titleOf(view, language)
  const said = saidOnCard(view, outcome)
  return (
    <div className="wrap">
      <Breadcrumb trail={[above(view, language)]} here={t('pageTitle')} language={language} />
      <div id="form" className={styles.page}>
        <h1 className="h1">{title}</h1>
        {outcome && !said && (
          <Notice kind={outcome.success ? 'success' : 'error'}>{outcome.message}</Notice>
        )}
        {view.state !== 'cards' && <Nothing {...{ view, facts, language }} />}
        {view.state === 'cards' && <Cards {...{ view, said, facts, language }} />}
      </div>
    </div>
  )
}

type Shown = Extract<CardView, { state: 'cards' }>

type CardsProps = Pick<Props, 'facts' | 'language'> & { view: Shown; said: string | null }

const Cards = ({ view, said, facts, language }: CardsProps) => {
  const { asked } = view
  const moved = view.cards.find(({ seat }) => asked?.ask === 'move' && seat === asked.seat)
  if (asked && moved) {
    const { times } = asked
    return <OtherTimes {...{ card: moved, times, token: view.token, facts, language }} />
  }
  return view.cards.map((card) => (
    <section key={card.seat} className={styles.one} aria-labelledby={`day-${card.seat}`}>
      <Answers
        card={card}
        token={view.token}
        isChanging={asked?.ask === 'change' && asked.seat === card.seat}
        outcome={said}
        facts={facts}
        language={language}
      >
        <Card card={card} name={view.name} token={view.token} language={language} />
      </Answers>
      {card.state !== 'calledOff' && <BringList card={card} language={language} />}
    </section>
  ))
}

type NothingProps = Pick<Props, 'facts' | 'language'> & { view: Exclude<CardView, Shown> }

/** What the page says when it has no card, and whom to call. */
const Nothing = ({ view, facts, language }: NothingProps) => (
  <>
    <p>{wordsIn(language, 'interview')(`${view.state}Text`)}</p>
    <CallOffice facts={facts} language={language} />
  </>
)

const titleOf = (view: CardView, language: Language): string => {
  const t = wordsIn(language, 'interview')
  if (view.state !== 'cards') return t(`${view.state}Title`)
  if (view.asked?.ask === 'move') return t('anotherDay')
  const kinds = new Set(view.cards.map(({ kind }) => kind))
  return view.cards[0] && kinds.size === 1 ? t(view.cards[0].kind) : t('pageTitle')
}

/** The way up: the candidate's own page, which a link that has ended does not open either. */
const above = (view: CardView, language: Language) =>
  view.state === 'ended'
    ? { label: wordsIn(language, 'jobList')('home'), href: linkIn(paths.home, language) }
    : {
        label: wordsIn(language, 'interview')('myApplication'),
        href: inLanguage(paths.myApplication(view.token), language),
      }

/** What the call said, if the only card shows it beside the answer. */
const saidOnCard = (view: CardView, outcome: Outcome | null): string | null => {
  if (!outcome?.success || view.state !== 'cards' || view.cards.length !== 1 || view.asked) {
    return null
  }
  return view.cards.some(hasAnswer) ? outcome.message : null
}

const hasAnswer = ({ answer, state }: Place): boolean =>
  answer !== 'none' && (state === 'open' || state === 'late')
