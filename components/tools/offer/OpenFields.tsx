import { SECOND } from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer, Statement } from '@/collections/Tools/offer/shared/statement'
import { questionId } from '@/components/tools/shared/Asked'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import type { PageWords } from '@/messages/sayIn'

type Open = Statement['open'][number]

/** What stands above the open questions of an offer. */
export const STILL_OPEN = {
  one: 'Still open',
  a: 'Still open in offer A',
  b: 'Still open in offer B',
} as const

type Props = Pick<OfferAnswer, 'a' | 'b'> & { words: PageWords }

/** What was not answered of the offers: each leads to its field. */
export const OpenFields = ({ a, b, words }: Props) => (
  <>
    <OfOffer label={STILL_OPEN[b ? 'a' : 'one']} before="" of={a} words={words} />
    {b && <OfOffer label={STILL_OPEN.b} before={SECOND} of={b} words={words} />}
  </>
)

type OfProps = { label: string; before: string; of: Statement; words: PageWords }

const OfOffer = ({ label, before, of, words }: OfProps) => {
  const open = of.open.filter(({ field }) => field !== 'points')
  return open.length === 0 ? null : (
    <OpenQuestion label={label} choices={open.map((one) => choiceOf(one, before))} words={words} />
  )
}

/** The twenty points stand beside the statement. */
export const openPoints = ({ open }: Statement) => ({
  label: open.find(({ field }) => field === 'points')?.text ?? '',
  choices: [{ label: 'Look for the twenty points', href: `#${questionId('points')}` }],
})

const choiceOf = ({ field, text }: Open, before: string) => ({
  label: text,
  href: `#${questionId(`${before}${field === 'minutes' ? 'hours' : field}`)}`,
})
