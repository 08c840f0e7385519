'use client'
import { useRouter, useSearchParams } from 'next/navigation'
import { FACT_COUNTRIES, FACT_TOPICS, lateFactsHref } from '@/collections/Facts/shared/fact'
import styles from './facts.module.css'

const LIST = '/admin/collections/facts'

/** The questions that staff ask of the list of facts, each in one press. */
export const FactFilters = () => {
  const router = useRouter()
  const given = useSearchParams()
  const choose = (field: string, value: string) =>
    router.push(value ? `${LIST}?where[${field}][equals]=${value}` : LIST)
  const isLate = [...given.keys()].some((name) => name.includes('[review]'))
  const isDueFirst = !isLate && given.get('sort') === 'review'
  const chosen = (field: string) =>
    [...given].find(([name]) => name.includes(`[${field}][equals]`))?.[1] ?? ''
  const isAll = !isLate && !isDueFirst && !chosen('country') && !chosen('topic')
  const press = (text: string, href: string, isOn: boolean) => (
    <button
      type="button"
      className={styles.press}
      aria-pressed={isOn}
      onClick={() => router.push(href)}
    >
      {text}
    </button>
  )
  const select = (field: string, label: string, options: Record<string, string>) => (
    <label className={styles.select}>
      {label}
      <select value={chosen(field)} onChange={({ target }) => choose(field, target.value)}>
        <option value="">All</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className={styles.filters}>
      {press('All', LIST, isAll)}
      {press('Past review', lateFactsHref(new Date()), isLate)}
      {press('Due first', `${LIST}?sort=review`, isDueFirst)}
      {select('country', 'Country', FACT_COUNTRIES)}
      {select('topic', 'Topic', FACT_TOPICS)}
    </div>
  )
}
