import { type InlineRun, parseInline } from '@/lib/shared/inlineText'
import { ContentLink } from './ContentLink'

/** A text with **bold**, *italic* and [links](/address). Everything else in it is plain text. */
export const Inline = ({ text }: { text: string }) => (
  <>
    {parseInline(text).map((run, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, never reordered
      <Run key={index} run={run} />
    ))}
  </>
)

const Run = ({ run }: { run: InlineRun }) => {
  const styled = run.bold ? (
    <strong>{run.text}</strong>
  ) : run.italic ? (
    <em>{run.text}</em>
  ) : (
    run.text
  )
  return run.href ? <ContentLink href={run.href}>{styled}</ContentLink> : styled
}
