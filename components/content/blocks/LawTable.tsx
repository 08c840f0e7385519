import type { ContentFacts } from '@/collections/content/shared/json'
import { contactLink } from '@/collections/Facts/shared/contactLink'
import {
  CONFIDENCES,
  FACT_TOPICS,
  type FactJson,
  type FactTopic,
  isOverdue,
  isUsual,
} from '@/collections/Facts/shared/fact'
import { ContentLink } from '@/components/content/ContentLink'
import { More } from '@/components/ui/More'
import { longDate, shortDate } from '@/lib/shared/format'
import { safeHref } from '@/lib/shared/safeHref'
import styles from './LawTable.module.css'
import tables from './Table.module.css'

const FOLDED_FROM = 12
const SHOWN = 8

/**
 * Facts as a table with source and date (docs/product.md §15), each said once for the rows that share
 * it. Subjects without a fact are named, so that no reader takes a gap for "there is no rule".
 */
export const LawTable = ({ block, now }: { block: ContentFacts; now: Date }) => {
  const facts = block.facts ?? []
  const [first, others] = folded(facts)
  const open = (block.topics ?? []).filter((topic) => !facts.some((fact) => fact.topic === topic))
  return (
    <>
      {facts.length > 0 && <p className="meta">Checked {checkedOn(facts)}.</p>}
      {facts.length > 0 && (
        <div className={styles.box}>
          <Table facts={first} now={now} />
          {others.length > 0 && (
            <More title={`Show ${others.length} more rules`} onPaper>
              <Table facts={others} now={now} />
            </More>
          )}
        </div>
      )}
      {(open.length > 0 || facts.length === 0) && (
        <p className={styles.open}>
          We have no checked rule on {inWords(open)}. Please ask the labour authority of the
          country.
        </p>
      )}
    </>
  )
}

/** What is shown at once of a long table, in the order of the facts; numbers to call are never hidden. */
const folded = (facts: FactJson[]): [shown: FactJson[], behindTap: FactJson[]] => {
  const isLong = facts.length > FOLDED_FROM && !facts.some(({ topic }) => topic === 'contacts')
  return isLong ? [facts.slice(0, SHOWN), facts.slice(SHOWN)] : [facts, []]
}

const inWords = (topics: FactTopic[]): string => {
  const names = topics.map((topic) => FACT_TOPICS[topic].toLowerCase())
  return names.join(', ').replace(/, ([^,]*)$/, names.length > 2 ? ', and $1' : ' and $1') || 'this'
}

/** When the facts were checked, once for all: '20 November 2026', '20 Nov 2026 to 25 Nov 2026'. */
const checkedOn = (facts: FactJson[]): string => {
  const days = facts.map(({ checked }) => checked.slice(0, 10)).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last ? longDate(first) : `${shortDate(first)} to ${shortDate(last)}`
}

const Table = ({ facts, now }: { facts: FactJson[]; now: Date }) => (
  <table className={`${tables.table} ${styles.table}`}>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">The rule</th>
        <th scope="col">Source</th>
      </tr>
    </thead>
    {bySource(facts).map((group) => (
      <tbody key={group[0].key}>
        {group.map((fact, index) => (
          <tr key={fact.key}>
            <th scope="row" id={anchorOf(fact)}>
              {fact.label}
            </th>
            <td>
              <Value fact={fact} />
              {isOverdue(fact, now) && (
                <p className={styles.overdue}>
                  Not checked since {longDate(fact.checked)}. Please confirm with {fact.confirm}.
                </p>
              )}
            </td>
            {index === 0 && (
              <td data-name="Source" rowSpan={group.length}>
                <Source fact={fact} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)

type Group = [FactJson, ...FactJson[]]

/** The facts in their order; those that follow each other from one source are a group and name it once. */
const bySource = (facts: FactJson[]): Group[] => {
  const groups: Group[] = []
  for (const fact of facts) {
    const last = groups.at(-1)
    if (last && shownSource(last[0]) === shownSource(fact)) last.push(fact)
    else groups.push([fact])
  }
  return groups
}

/** All that is shown of a source, as one text. */
const shownSource = ({ source: { publisher, year, link }, confidence }: FactJson): string =>
  JSON.stringify([publisher, year, link, confidence])

const anchorOf = ({ key }: FactJson): string => `fact-${key.replaceAll('.', '-')}`

/** What the rule says; a number or a site to contact is a link. */
const Value = ({ fact }: { fact: FactJson }) => {
  const href = fact.topic === 'contacts' ? contactLink(fact) : null
  return <b>{href ? <ContentLink href={href}>{fact.value}</ContentLink> : fact.value}</b>
}

const Source = ({ fact: { source, confidence } }: { fact: FactJson }) => {
  const href = safeHref(source.link)
  const words = [isUsual({ source }) ? 'Usual practice' : source.publisher, source.year]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      {href ? (
        <a className="link" href={href} rel="noopener">
          {words}
        </a>
      ) : (
        words
      )}
      <span className={styles.kind}>
        {isUsual({ source }) ? source.publisher : CONFIDENCES[confidence]}
      </span>
    </>
  )
}
