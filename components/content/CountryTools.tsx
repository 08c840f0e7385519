import { LifeBuoy, ListChecks, ReceiptText } from 'lucide'
import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Verdict } from '@/collections/Tools/charges/shared/answer'
import type { CountryQuestion, CountryQuestions } from '@/collections/Tools/entry/shared/entry'
import { placeIn } from '@/components/agency/placeIn'
import { EntryCells } from '@/components/tools/shared/EntryCells'
import { Written } from '@/components/tools/shared/Lines'
import { Sign, type SignKind } from '@/components/tools/shared/Sign'
import { Icon } from '@/components/ui/Icon'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './CountryTools.module.css'

const SIGNS: Record<Verdict, SignKind> = {
  no: 'no',
  limit: 'only',
  yes: 'yes',
  unknown: 'unknown',
}

const ICONS = { charges: ReceiptText, documents: ListChecks, offer: ReceiptText, help: LifeBuoy }

type Props = { iso2: Destination; tools: CountryQuestions; words: PageWords }

/** Four questions about a country with its own answers, which lead to the tools. */
export const CountryTools = ({ iso2, tools, words: { language, text } }: Props) => {
  const t = wordsIn(language, 'countryPage')
  const place = { place: placeIn(iso2, language) }
  return (
    <section className={styles.tools}>
      <h2>{t('questions', place)}</h2>
      <EntryCells
        cells={tools.questions.map((question) => ({
          href: linkIn(question.href, language),
          title: t(question.tool, place),
          text: <Written {...text(question.text)} />,
          mark: markOf(question),
          more: t('seeFor', place),
        }))}
      />
      <PhoneFold title={t('answersFrom')}>
        <p className="meta">
          {t.rich('answerSources', {
            sources: tools.sources.join(' '),
            titles: (titles) => <span {...inEnglish(language)}>{titles}</span>,
          })}
        </p>
      </PhoneFold>
    </section>
  )
}

const markOf = ({ tool, verdict }: CountryQuestion) =>
  verdict ? <Sign kind={SIGNS[verdict]} /> : <Icon of={ICONS[tool]} />
