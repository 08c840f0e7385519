'use client'
import { SlidersHorizontal, X } from 'lucide'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useId, useRef, useTransition } from 'react'
import {
  type Facet,
  type JobFilters,
  jobListHref,
  NO_FILTERS,
  readJobFilters,
} from '@/collections/Jobs/shared/filters'
import { jobsText } from '@/collections/Jobs/shared/texts'
import { Button } from '@/components/ui/Button'
import { Flag } from '@/components/ui/Flag'
import { Icon } from '@/components/ui/Icon'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { paths } from '@/lib/shared/paths'
import styles from './JobFilterForm.module.css'
import { ListLink } from './ListLink'

export type FacetOption = { value: string; label: string; count: number; iso2?: string }

type Props = {
  filters: JobFilters
  facets: { facet: Facet; title: string; options: FacetOption[] }[]
  total: number
}

const SHOWN_AT_ONCE = 8

/**
 * The filters with their counts: a column on wide screens, a sheet on phones. The form works without
 * scripts; with them each tick updates the list at once.
 */
export const JobFilterForm = ({ filters, facets, total }: Props) => {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLInputElement>(null)
  const chosen = facets.reduce((sum, { facet }) => sum + filters[facet].length, 0)

  const show = (form: HTMLFormElement) => {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) query.append(name, String(value))
    startTransition(() =>
      router.push(jobListHref(readJobFilters(query).filters), { scroll: false }),
    )
  }

  // What was ticked before the scripts ran is a choice too.
  const showEarly = useEffectEvent(() => {
    const form = box.current?.querySelector('form')
    const boxes = form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    if (form && [...boxes].some((box) => box.checked !== box.defaultChecked)) show(form)
  })
  useEffect(() => showEarly(), [])

  // On narrow screens the filters cover the page: Esc closes them, and so does moving the focus out.
  useEffect(() => {
    const around = box.current
    if (!around) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !sheet.current?.checked) return
      sheet.current.checked = false
      sheet.current.focus()
    }
    const closeBehind = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Node && !around.contains(relatedTarget)
      if (sheet.current && isOutside) sheet.current.checked = false
    }
    around.addEventListener('keydown', closeOnEscape)
    around.addEventListener('focusout', closeBehind)
    return () => {
      around.removeEventListener('keydown', closeOnEscape)
      around.removeEventListener('focusout', closeBehind)
    }
  }, [])

  return (
    <div ref={box} className={styles.filters}>
      <input ref={sheet} type="checkbox" id={id} className={`sr-only ${styles.toggle}`} />
      <label htmlFor={id} className={styles.open}>
        <Icon of={SlidersHorizontal} />
        Filters {chosen > 0 && <b className="num">{chosen}</b>}
      </label>
      <form
        // A new key resets the boxes to the address, for Back and for removed filters.
        key={jobListHref(filters)}
        action={paths.jobList}
        className={styles.panel}
        onChange={(event) => show(event.currentTarget)}
        aria-label="Filters"
      >
        <div className={styles.title}>
          <h2>Filters</h2>
          {chosen > 0 && (
            <ListLink
              className="link"
              href={jobListHref({ ...NO_FILTERS, q: filters.q })}
              scroll={false}
            >
              Clear all
            </ListLink>
          )}
          <label htmlFor={id} className={styles.close}>
            <Icon of={X} />
            <span className="sr-only">Close the filters</span>
          </label>
        </div>
        {filters.q && <input type="hidden" name="q" value={filters.q} />}
        <div className={styles.groups}>
          {facets.map(({ facet, title, options }) => (
            <fieldset key={facet}>
              <legend>{title}</legend>
              {options.slice(0, SHOWN_AT_ONCE).map((option) => (
                <Tick key={option.value} facet={facet} option={option} chosen={filters[facet]} />
              ))}
              {options.length > SHOWN_AT_ONCE && (
                <details>
                  <summary className="link">{options.length - SHOWN_AT_ONCE} more</summary>
                  {options.slice(SHOWN_AT_ONCE).map((option) => (
                    <Tick
                      key={option.value}
                      facet={facet}
                      option={option}
                      chosen={filters[facet]}
                    />
                  ))}
                </details>
              )}
            </fieldset>
          ))}
        </div>
        <div className={styles.foot}>
          <noscript>
            <Button type="submit" variant="brand">
              Use the filters
            </Button>
          </noscript>
          <label htmlFor={id} className={styles.done}>
            Show {jobsText(total)}
          </label>
        </div>
      </form>
      {isPending && <LoadingOverlay whole />}
    </div>
  )
}

const Tick = ({
  facet,
  option,
  chosen,
}: {
  facet: Facet
  option: FacetOption
  chosen: string[]
}) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      name={facet}
      value={option.value}
      defaultChecked={chosen.includes(option.value)}
    />
    {option.iso2 && <Flag iso2={option.iso2} />}
    {option.label}
    <span className="num" aria-hidden>
      {option.count}
    </span>
    <span className="sr-only">: {jobsText(option.count)}</span>
  </label>
)
