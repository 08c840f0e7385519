import type { ReactNode } from 'react'
import type { Content, ContentConfirm } from '@/collections/content/shared/json'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { monthIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import { ContentLink } from './ContentLink'
import styles from './Sources.module.css'

type Props = { page: Content; language: Language }

/** The sources of a page; where it speaks of law or fees, what the reader may make of it. */
export const Sources = ({ page: { sources, confirm, last_reviewed }, language }: Props) => {
  const t = wordsIn(language, 'content')
  return sources.length === 0 && confirm === null ? null : (
    <footer className={styles.sources}>
      {sources.length > 0 && (
        <>
          <h2 id="sources" data-silent>
            {t('sources')}
          </h2>
          <PhoneFold
            title={t('countSources', { n: sources.length, count: String(sources.length) })}
          >
            <ol {...inEnglish(language)} data-silent>
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
          <NoAdvice office={confirm.office} reviewed={last_reviewed} language={language} />
        </p>
      )}
    </footer>
  )
}

type NoAdviceProps = ContentConfirm & { reviewed: string; language: Language }

/** That the page is no legal advice, and whom to ask. */
const NoAdvice = ({ office, reviewed, language }: NoAdviceProps) => {
  const t = wordsIn(language, 'content')
  const slots = {
    month: monthIn(language)(reviewed),
    time: (text: ReactNode) => <time dateTime={reviewed.slice(0, 10)}>{text}</time>,
  }
  if (office === null) return t.rich('noAdvice', slots)
  if (office === 'of the country') return t.rich('noAdviceCountry', slots)
  const isSite = office.href?.startsWith('https:') ?? false
  return t.rich(isSite ? 'noAdviceSite' : 'noAdviceOffice', {
    ...slots,
    name: office.name,
    office: (name) => (
      <ContentLink className="link" href={office.href}>
        {name}
      </ContentLink>
    ),
  })
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
