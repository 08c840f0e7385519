'use client'
import type { DemandJson, DemandLineJson } from '@/collections/Demands/shared/json'
import { loadRows } from './loadRows'

const PAGE = 100
const MOST_PAGES = 20

/** A line of a demand to choose for a job. */
export type DemandChoice = DemandLineJson & Pick<DemandJson, 'employer' | 'number' | 'country_id'>

/** The lines of all demands, those that end first at the beginning. */
export const loadDemandLines = async (): Promise<DemandChoice[]> => {
  const found: DemandJson[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({ page: String(page), limit: String(PAGE) })
    const { rows, total } = await loadRows<DemandJson>('demand_list', query)
    found.push(...rows)
    if (found.length >= total || rows.length === 0) break
  }
  return found.flatMap(({ employer, number, country_id, lines }) =>
    lines.map((line) => ({ ...line, employer, number, country_id })),
  )
}
