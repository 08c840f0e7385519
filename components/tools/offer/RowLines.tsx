import type { ReactNode } from 'react'
import type { ColumnRow, Of } from '@/collections/Tools/offer/shared/columns'
import { shortAndMore } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Said } from '@/components/tools/shared/Said'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import { workingIn } from './workingIn'

type Props = { row: ColumnRow; sources: readonly ToolSource[]; words: PageWords }

/** Under the name of a row: what the law says, what is open, and how its sums were worked out. */
export const RowLines = ({ row, sources, words }: Props) => {
  const { short, more } = shortAndMore(row.lines.map(({ line }) => line))
  const ofLine = (text: string) => row.lines.find(({ line }) => line.text === text)?.of ?? null
  return (
    <>
      {short.map((line) => (
        <OfOne key={line.text} of={ofLine(line.text)} words={words}>
          <Said line={line} sources={sources} words={words} />
        </OfOne>
      ))}
      {row.workings.map(({ of, sum }) => (
        <OfOne key={of ?? 'one'} of={of} words={words}>
          <span className="num">{workingIn(sum, words)}</span>
        </OfOne>
      ))}
      {more.length > 0 && (
        <details className="no-print">
          <summary>{wordsIn(words.language, 'tools')('moreDoubts')}</summary>
          {more.map((line) => (
            <OfOne key={line.text} of={ofLine(line.text)} words={words}>
              <Said line={line} sources={sources} words={words} />
            </OfOne>
          ))}
        </details>
      )}
    </>
  )
}

type OneProps = { of: Of; words: PageWords; children: ReactNode }

const OfOne = ({ of, words, children }: OneProps) => {
  const t = wordsIn(words.language, 'offer')
  return (
    <small {...(of && { 'data-of': of })}>
      {of && <b>{`${t('ofOffer', { offer: t(of === 'a' ? 'offerA' : 'offerB') })} `}</b>}
      {children}
    </small>
  )
}
