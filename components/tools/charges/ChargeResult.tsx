import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import type { ChargeAnswer } from '@/collections/Tools/charges/shared/answer'
import { type ChargeQuestion, HOMES } from '@/collections/Tools/charges/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { PaperPoints } from '@/components/agency/papers/PaperPoints'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { askedText } from '@/components/tools/shared/askedText'
import { Ladder } from '@/components/tools/shared/Ladder'
import { LineList } from '@/components/tools/shared/Lines'
import { Message } from '@/components/tools/shared/Message'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { More } from '@/components/ui/More'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { ChargeForm } from './ChargeForm'
import { ChargeRows } from './ChargeRows'
import { ChargeVerdict, COMPLAIN, REPLY } from './ChargeVerdict'
import { chargeAsked } from './chargeAsked'

type Props = { question: ChargeQuestion; answer: ChargeAnswer; address: string; words: PageWords }

/** An answer of Can I be charged this?, complete or in part. */
export const ChargeResult = ({ question, answer, address, words }: Props) => {
  const { reasons, ladder, rows, cases, open, sources } = answer
  const { language } = words
  const t = wordsIn(language, 'tools')
  const say = (english: string) => words.text(english).children
  const shown = { sources, words }
  const asked = chargeAsked(question, words)
  return (
    <>
      <ToolHead title={translated(language, 'home', TOOLS.charges.name)} />
      <Asked asked={asked} words={words} />
      <ChangeForm>
        <ChargeForm question={question} words={words} />
      </ChangeForm>
      <ChargeVerdict answer={answer} words={words} />
      {open.map(({ field, label, choices }) => (
        <OpenQuestion key={field} {...{ label, choices, words }} />
      ))}
      <ToolColumns
        side={rows.length > 0 && <RouteRows question={question} answer={answer} words={words} />}
      >
        {cases.length > 0 && (
          <Block title={t('dependsOnAsker')}>
            <ChargeRows rows={cases} {...shown} />
          </Block>
        )}
        {reasons.length > 0 && (
          <Block title={t('why')}>
            <LineList lines={reasons} {...shown} />
          </Block>
        )}
        {(answer.verdict === 'limit' || answer.verdict === 'yes') && (
          <More title={t('receipt')} onPaper>
            <PaperPoints paper="receipt" language={language} heading="h3" />
          </More>
        )}
        <Block id={REPLY} title={t('whatToReply')}>
          <Message
            id="reply-text"
            text={answer.reply.map(say).join(' ')}
            send={t('sendWhatsApp')}
            words={words}
          />
        </Block>
        <Block id={COMPLAIN} title={t('complain')}>
          <Ladder contacts={ladder} {...shown} />
          <p className="meta">{t('proof')}</p>
        </Block>
        <ToolActions asked={askedText(asked, words)} address={address} words={words} />
        <ToolSources sources={sources} address={address} words={words} />
      </ToolColumns>
    </>
  )
}

/** Every charge of the route: most people are asked for more than one. */
const RouteRows = ({ question, answer, words }: Omit<Props, 'address'>) => {
  const t = wordsIn(words.language, 'tools')
  const name = (country: string | null) => country && words.text(country).children
  const from = name(question.from && HOMES[question.from])
  const to = name(question.to && DESTINATIONS[question.to])
  const title =
    from && to
      ? t('everyFromTo', { from, to })
      : from
        ? t('everyFrom', { from })
        : t('everyTo', { to: to ?? '' })
  return (
    <Block title={title}>
      <ChargeRows rows={answer.rows} sources={answer.sources} words={words} />
    </Block>
  )
}
