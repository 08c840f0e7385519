import { LifeBuoy, ListChecks, ReceiptText } from 'lucide'
import { type Destination, destinationInText } from '@/collections/Countries/shared/destinations'
import type { Verdict } from '@/collections/Tools/charges/shared/answer'
import type { CountryQuestion, CountryQuestions } from '@/collections/Tools/entry/shared/entry'
import { EntryCells } from '@/components/tools/shared/EntryCells'
import { Sign, type SignKind } from '@/components/tools/shared/Sign'
import { Icon } from '@/components/ui/Icon'
import { PhoneFold } from '@/components/ui/PhoneFold'
import styles from './CountryTools.module.css'

const SIGNS: Record<Verdict, SignKind> = {
  no: 'no',
  limit: 'only',
  yes: 'yes',
  unknown: 'unknown',
}

const ICONS = { charges: ReceiptText, documents: ListChecks, offer: ReceiptText, help: LifeBuoy }

type Props = { iso2: Destination; tools: CountryQuestions }

/** Four questions about a country with its own answers, which lead to the tools. */
export const CountryTools = ({ iso2, tools }: Props) => (
  <section className={styles.tools}>
    <h2>Going to {destinationInText(iso2)}? Four questions</h2>
    <EntryCells
      cells={tools.questions.map((question) => ({
        href: question.href,
        title: question.title,
        text: question.text,
        mark: markOf(question),
        more: `See it for ${destinationInText(iso2)}`,
      }))}
    />
    <PhoneFold title="Where these answers come from">
      <p className="meta">
        Sources: {tools.sources.join(' ')} General information, not legal advice.
      </p>
    </PhoneFold>
  </section>
)

const markOf = ({ tool, verdict }: CountryQuestion) =>
  verdict ? <Sign kind={SIGNS[verdict]} /> : <Icon of={ICONS[tool]} />
