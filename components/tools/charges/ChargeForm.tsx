import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import {
  ASKERS,
  CHARGES,
  type Charge,
  type ChargeQuestion,
  HOMES,
  LABELS,
} from '@/collections/Tools/charges/shared/question'
import { Drawing } from '@/components/agency/Drawing'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { fieldOf, ToolForm, ToolQuestion } from '@/components/tools/shared/ToolForm'
import { linkIn } from '@/lib/shared/alternates'
import { keysOf, mapValues } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

const isMore = (charge: Charge): boolean => 'isMore' in CHARGES[charge]

const COMMON = keysOf(CHARGES).filter((charge) => !isMore(charge))
const RARE = keysOf(CHARGES).filter(isMore)

type Props = { question: ChargeQuestion; words: PageWords }

/** The questions of Can I be charged this?, with the answers given so far. */
export const ChargeForm = ({ question, words }: Props) => {
  const t = wordsIn(words.language, 'tools')
  const say = (english: string) => words.text(english).children
  const { from, to, by, sum } = question
  const empty = t('choose')
  const choice = (charge: Charge) => (
    <Choice
      key={charge}
      name="for"
      value={charge}
      chosen={question.for}
      icon={<Drawing of="charges" name={charge} />}
    >
      {say(CHARGES[charge].label)}
    </Choice>
  )
  return (
    <ToolForm action={linkIn(paths.canIBeCharged, words.language)} submit={t('showAnswer')}>
      <RouteBox
        isWay
        cells={[
          {
            name: 'from',
            label: t('comeFrom'),
            value: from,
            options: mapValues(HOMES, say),
            empty,
          },
          {
            name: 'to',
            label: t('jobIsIn'),
            value: to,
            options: mapValues(DESTINATIONS, say),
            empty,
          },
        ]}
      />
      <Choices name="by" title={say(LABELS.by)} columns={4} onPhone={2}>
        {keysOf(ASKERS).map((asker) => (
          <Choice key={asker} name="by" value={asker} chosen={by}>
            {say(ASKERS[asker].label)}
          </Choice>
        ))}
      </Choices>
      <Choices
        name="for"
        title={say(LABELS.for)}
        hint={t('forHint')}
        columns={3}
        more={{
          label: t('moreCharges', { count: String(RARE.length) }),
          isOpen: question.for !== null && isMore(question.for),
          choices: RARE.map(choice),
        }}
      >
        {COMMON.map(choice)}
      </Choices>
      <ToolQuestion name="sum" title={t('howMuch')} hint={t('howMuchHint')}>
        <input
          {...fieldOf('sum')}
          defaultValue={sum ?? ''}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </ToolQuestion>
    </ToolForm>
  )
}
