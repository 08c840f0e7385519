import type { ContentFacts, InEnglish } from '@/collections/content/shared/json'
import { type FactJson, type FactTopic, isOverdue, isUsual } from '@/collections/Facts/shared/fact'
import { ContentLink } from '@/components/content/ContentLink'
import { More } from '@/components/ui/More'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { safeHref } from '@/lib/shared/safeHref'
import { longDateIn, shortDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './LawTable.module.css'
import tables from './Table.module.css'

type Props = { block: ContentFacts; language: Language; now: Date }
type TableProps = { facts: Fact[]; language: Language; now: Date }
type SourceProps = { fact: Fact; language: Language }

const FOLDED_FROM = 12
const SHOWN = 8

/**
 * Facts as a table with source and date (docs/product.md §15), each said once for the rows that share
 * it. Subjects without a fact are named, so that no reader takes a gap for "there is no rule".
 */
export const LawTable = ({ block, language, now }: Props) => {
  const t = wordsIn(language, 'content')
  const facts = block.facts ?? []
  const [first, others] = folded(facts)
  const open = (block.topics ?? []).filter((topic) => !facts.some((fact) => fact.topic === topic))
  return (
    <>
      {facts.length > 0 && (
        <p className="meta">{t('checked', { date: checkedOn(facts, language) })}</p>
      )}
      {facts.length > 0 && (
        <div className={styles.box}>
          <Table facts={first} language={language} now={now} />
          {others.length > 0 && (
            <More title={t('moreRules', { count: String(others.length) })} onPaper>
              <Table facts={others} language={language} now={now} />
            </More>
          )}
        </div>
      )}
      {(open.length > 0 || facts.length === 0) && (
        <p className={styles.open}>{noRuleOn(open, language)}</p>
      )}
    </>
  )
}

/** What is shown at once of a long table, in the order of the facts; numbers to call are never hidden. */
const folded = (facts: Fact[]): [shown: Fact[], behindTap: Fact[]] => {
  const isLong = facts.length > FOLDED_FROM && !facts.some(({ topic }) => topic === 'contacts')
  return isLong ? [facts.slice(0, SHOWN), facts.slice(SHOWN)] : [facts, []]
}

const noRuleOn = (topics: FactTopic[], language: Language): string => {
  const t = wordsIn(language, 'content')
  if (topics.length === 0) return t('noRuleOnThis')
  const names = topics.map((topic) => wordsIn(language, 'factTopics')(topic))
  return t('noRule', { topics: new Intl.ListFormat(language).format(names) })
}

/** When the facts were checked, once for all: '20 November 2026', '20 Nov 2026 to 25 Nov 2026'. */
const checkedOn = (facts: FactJson[], language: Language): string => {
  const t = wordsIn(language, 'content')
  const long = longDateIn(language)
  const days = facts.map(({ checked }) => checked.slice(0, 10)).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const short = shortDateIn(language)
  return first === last
    ? long(first)
    : t('checkedBetween', { first: short(first), last: short(last) })
}

const Table = ({ facts, language, now }: TableProps) => {
  const t = wordsIn(language, 'content')
  return (
    <table className={`${tables.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('rule')}</th>
          <th scope="col" data-silent>
            {t('source')}
          </th>
        </tr>
      </thead>
      {bySource(facts).map((group) => (
        <tbody key={group[0].key}>
          {group.map((fact, index) => (
            <tr key={fact.key} {...(fact.english && inEnglish(language))}>
              <th scope="row" id={anchorOf(fact)}>
                {fact.label}
              </th>
              <td>
                <Value fact={fact} />
                {isOverdue(fact, now) && (
                  <p className={styles.overdue}>
                    {t('notChecked', {
                      date: longDateIn(language)(fact.checked),
                      office: fact.confirm,
                    })}
                  </p>
                )}
              </td>
              {index === 0 && (
                <td data-name={t('source')} rowSpan={group.length} data-silent>
                  <Source fact={fact} language={language} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

type Fact = FactJson & InEnglish
type Group = [Fact, ...Fact[]]

/** The facts in their order; those that follow each other from one source are a group and name it once. */
const bySource = (facts: Fact[]): Group[] => {
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
  const href = fact.topic === 'contacts' && fact.href
  return <b>{href ? <ContentLink href={href}>{fact.value}</ContentLink> : fact.value}</b>
}

const Source = ({ fact: { source, confidence }, language }: SourceProps) => {
  const t = wordsIn(language, 'content')
  const href = safeHref(source.link)
  const words = [isUsual({ source }) ? t('usual') : source.publisher, source.year]
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
      <span className={styles.kind}>{isUsual({ source }) ? t('noDocument') : t(confidence)}</span>
    </>
  )
}
