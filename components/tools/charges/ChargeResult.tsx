import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import type { ChargeAnswer } from '@/collections/Tools/charges/shared/answer'
import { askedParts, type ChargeQuestion, HOMES } from '@/collections/Tools/charges/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { PaperPoints } from '@/components/agency/papers/PaperPoints'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { Ladder } from '@/components/tools/shared/Ladder'
import { LineList } from '@/components/tools/shared/Lines'
import { Message } from '@/components/tools/shared/Message'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { More } from '@/components/ui/More'
import { ENGLISH } from '@/lib/shared/languages'
import { ChargeForm } from './ChargeForm'
import { ChargeRows } from './ChargeRows'
import { ChargeVerdict, COMPLAIN, REPLY } from './ChargeVerdict'

type Props = { question: ChargeQuestion; answer: ChargeAnswer; address: string }

/** An answer of Can I be charged this?, complete or in part. */
export const ChargeResult = ({ question, answer, address }: Props) => {
  const { reasons, reply, ladder, rows, cases, open, sources } = answer
  return (
    <>
      <ToolHead title={TOOLS.charges.name} />
      <Asked parts={askedParts(question)} />
      <ChangeForm>
        <ChargeForm question={question} />
      </ChangeForm>
      <ChargeVerdict answer={answer} />
      {open.map(({ field, label, choices }) => (
        <OpenQuestion key={field} label={label} choices={choices} />
      ))}
      <ToolColumns side={rows.length > 0 && <RouteRows question={question} answer={answer} />}>
        {cases.length > 0 && (
          <Block title="It depends on who asks">
            <ChargeRows rows={cases} sources={sources} />
          </Block>
        )}
        {reasons.length > 0 && (
          <Block title="Why">
            <LineList lines={reasons} sources={sources} />
          </Block>
        )}
        {(answer.verdict === 'limit' || answer.verdict === 'yes') && (
          <More title="What a receipt must show" onPaper>
            <PaperPoints paper="receipt" language={ENGLISH} heading="h3" />
          </More>
        )}
        <Block id={REPLY} title="What to reply">
          <Message id="reply-text" text={reply} send="Send on WhatsApp" />
        </Block>
        <Block id={COMPLAIN} title="If they still ask: complain">
          <Ladder contacts={ladder} sources={sources} />
          <p className="meta">
            Keep as proof: name, phone number, date, amount, a picture of the message, every
            receipt.
          </p>
        </Block>
        <ToolActions asked={answer.asked} address={address} />
        <ToolSources sources={sources} address={address} />
      </ToolColumns>
    </>
  )
}

/** Every charge of the route: most people are asked for more than one. */
const RouteRows = ({
  question: { from, to },
  answer: { rows, sources },
}: Omit<Props, 'address'>) => {
  return (
    <Block title={`Every charge${routeName(from && HOMES[from], to && DESTINATIONS[to])}`}>
      <ChargeRows rows={rows} sources={sources} />
    </Block>
  )
}

const routeName = (from: string | null, to: string | null): string =>
  from && to ? `, ${from} to ${to}` : from ? ` from ${from}` : ` to ${to}`
