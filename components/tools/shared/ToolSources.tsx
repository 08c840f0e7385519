import { checkedOn, type ToolSource } from '@/collections/Tools/shared/sources'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { longDate, shortDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './ToolSources.module.css'

type Props = {
  sources: readonly ToolSource[]
  /** The address of this answer, for the printed sheet. */
  address: string
  /** Behind a tap, for an answer that is a long list. On paper they are open. */
  isFolded?: boolean
}

/** Where an answer comes from: kind, title, publisher, year, link, and when staff checked it. */
export const ToolSources = ({ sources, address, isFolded = false }: Props) => {
  const checked = checkedOn(sources)
  const isSameDay = sources.every((source) => source.checked === checked)
  return (
    <section
      className={styles.sources}
      aria-label="Where this comes from"
      data-static="tool-sources"
    >
      {sources.length > 0 && (
        <details open={!isFolded} className={styles.fold}>
          <summary>
            <h2>Where this comes from</h2>
          </summary>
          <ol>
            {sources.map((source) => (
              <li key={source.number}>
                <span className={styles.number} aria-hidden="true">
                  {source.number}
                </span>
                <span>
                  <em>{source.kind}.</em> <SourceText source={source} />.
                  {source.note && ` ${source.note}`}
                  {!isSameDay && ` Checked ${shortDate(source.checked)}.`}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <p>
        General information, not legal advice. Rules change.
        {checked && ` Checked ${longDate(checked)}.`}{' '}
        <a className="link reach no-print" href={paths.contactUs}>
          Something wrong? Tell us
        </a>
        <span className="print-only">
          This answer: {address}. Ask for a new one after six months.
        </span>
      </p>
    </section>
  )
}

const SourceText = ({ source: { text, link } }: { source: ToolSource }) =>
  link ? (
    <a className="link" href={link} target="_blank" rel="noopener">
      {text}
      <NewTabHint />
    </a>
  ) : (
    text
  )
