import { SECOND } from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer, Statement } from '@/collections/Tools/offer/shared/statement'
import { questionId } from '@/components/tools/shared/Asked'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'

type Open = Statement['open'][number]

/** What was not answered of the offers: each leads to its field. */
export const OpenFields = ({ a, b }: Pick<OfferAnswer, 'a' | 'b'>) => (
  <>
    <OfOffer label={b ? 'Still open in offer A' : 'Still open'} before="" of={a} />
    {b && <OfOffer label="Still open in offer B" before={SECOND} of={b} />}
  </>
)

type OfProps = { label: string; before: string; of: Statement }

const OfOffer = ({ label, before, of }: OfProps) => {
  const open = of.open.filter(({ field }) => field !== 'points')
  return open.length === 0 ? null : (
    <OpenQuestion label={label} choices={open.map((one) => choiceOf(one, before))} />
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
