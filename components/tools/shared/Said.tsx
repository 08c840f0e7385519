import { nameIn } from '@/collections/Tools/shared/facts'
import { isUnknown, type Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { LineText, Written } from '@/components/tools/shared/Lines'
import { Sign } from '@/components/tools/shared/Sign'
import { More } from '@/components/ui/More'
import { ENGLISH } from '@/lib/shared/languages'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Said.module.css'

type Props = {
  line: Line
  sources: readonly ToolSource[]
  /** Names whom to ask only where nobody could tell us, and without address and number. */
  isBrief?: boolean
  words?: PageWords
}

/**
 * A sentence with the numbers of its sources, or with whom to ask. The diamond marks what nobody
 * could tell us.
 */
export const Said = ({ line, sources, isBrief = false, words = ENGLISH_WORDS }: Props) => (
  <>
    {isUnknown(line) && <Sign kind="unknown" className={styles.unknown} />}
    <LineText line={line} sources={sources} words={words} />
    {line.ask && (!isBrief || isUnknown(line)) && (
      <span className={styles.ask}>
        {/[.!?]$/.test(line.text) ? ' ' : '. '}
        <Ask name={isBrief ? nameIn(line.ask) : line.ask} words={words} />
      </span>
    )}
  </>
)

const Ask = ({ name, words }: { name: string; words: PageWords }) =>
  wordsIn(words.language, 'steps').rich('ask', {
    name,
    who: () => <Written {...words.text(name)} />,
  })

type ListProps = { lines: readonly Line[]; sources: readonly ToolSource[]; words?: PageWords }

/** Several sentences, one after the other. */
export const SaidRun = ({ lines, ...said }: ListProps) =>
  lines.map((line) => (
    <span key={line.text}>
      <Said line={line} {...said} />{' '}
    </span>
  ))

/** Several sentences, each as an entry of a list. */
export const SaidList = ({ lines, ...said }: ListProps) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line.text}>
        <Said line={line} {...said} />
      </li>
    ))}
  </ul>
)

/** What is open about a whole list: the first sentence, and the others behind a tap. */
export const Doubts = ({ lines: [first, ...others], ...said }: ListProps) => (
  <>
    {first && <SaidList lines={[first]} {...said} />}
    {others.length > 0 && (
      <More title={wordsIn(said.words?.language ?? ENGLISH, 'tools')('moreDoubts')} onPaper>
        <SaidList lines={others} {...said} />
      </More>
    )}
  </>
)
