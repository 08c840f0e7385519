import { checkedOn, type ToolSource } from '@/collections/Tools/shared/sources'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { linkIn } from '@/lib/shared/alternates'
import { shortDate } from '@/lib/shared/format'
import { inEnglish } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './ToolSources.module.css'

type Props = {
  sources: readonly ToolSource[]
  /** The address of this answer, for the printed sheet. */
  address: string
  /** Behind a tap, for an answer that is a long list. On paper they are open. */
  isFolded?: boolean
  words?: PageWords
}

/** Where an answer comes from: kind, title, publisher, year, link, and when staff checked it. */
export const ToolSources = ({ words = ENGLISH_WORDS, isFolded = false, ...shown }: Props) => {
  const { sources, address } = shown
  const { language } = words
  const t = wordsIn(language, 'tools')
  const date = longDateIn(language)
  const checked = checkedOn(sources)
  const isSameDay = sources.every((source) => source.checked === checked)
  return (
    <section className={styles.sources} aria-label={t('sources')} data-static="tool-sources">
      {sources.length > 0 && (
        <details open={!isFolded} className={styles.fold} data-silent>
          <summary>
            <h2>{t('sources')}</h2>
          </summary>
          <ol {...inEnglish(language)}>
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
        {t('general')}
        {checked && ` ${t('checked', { date: date(checked) })}`}{' '}
        <a className="link reach no-print" href={linkIn(paths.contactUs, language)}>
          {t('wrong')}
        </a>
        <span className="print-only">{t('address', { address })}</span>
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
