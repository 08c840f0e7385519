import type { Content, ContentConfirm } from '@/collections/content/shared/json'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { counted, monthYear } from '@/lib/shared/format'
import { ContentLink } from './ContentLink'
import styles from './Sources.module.css'

/** The sources of a page; where it speaks of law or fees, what the reader may make of it. */
export const Sources = ({ page: { sources, confirm, last_reviewed } }: { page: Content }) =>
  sources.length === 0 && confirm === null ? null : (
    <footer className={styles.sources}>
      {sources.length > 0 && (
        <>
          <h2 id="sources">Sources</h2>
          <PhoneFold title={counted(sources.length, 'source')}>
            <ol>
              {sources.map((source) => (
                <li key={source}>
                  <Source text={source} />
                </li>
              ))}
            </ol>
          </PhoneFold>
        </>
      )}
      {confirm && (
        <p className="meta">
          General information, not legal advice. Rules change; last reviewed{' '}
          <time dateTime={last_reviewed.slice(0, 10)}>{monthYear(last_reviewed)}</time>
          <Office office={confirm.office} />.
        </p>
      )}
    </footer>
  )

const Office = ({ office }: ContentConfirm) => {
  if (office === null) return null
  if (office === 'of the country') return '; confirm with the authority of the country'
  return (
    <>
      ; confirm {office.href?.startsWith('https:') ? 'on the official site:' : 'with'}{' '}
      <ContentLink className="link" href={office.href}>
        {office.name}
      </ContentLink>
    </>
  )
}

/** A site inside a source. */
const SITE = /(?<![\w@.-])((?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w-])/

/** Governments and their systems: readers are not led on to guides and newspapers. */
const OFFICIAL =
  /(?:^|\.)(?:gov(?:\.[a-z]{2})?|u\.ae|ilo\.org|slbfe\.lk|icwa\.in|pacc\.sa|wafid\.com)$/

/** A source; the official sites that it names are links. */
const Source = ({ text }: { text: string }) =>
  text.split(SITE).map((part, index) =>
    index % 2 === 0 || !OFFICIAL.test(part) ? (
      part
    ) : (
      <ContentLink key={part} className="link" href={`https://${part}`}>
        {part}
      </ContentLink>
    ),
  )
