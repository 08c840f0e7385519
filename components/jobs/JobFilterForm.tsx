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
import { FACET_OPTIONS_SHOWN } from '@/lib/shared/limits'
import styles from './JobFilterForm.module.css'
import { ListLink } from './ListLink'

export type FacetOption = {
  value: string
  label: string
  count: number
  /** '3 jobs' in another language than English. */
  jobs?: string
  iso2?: string
}

type Props = {
  filters: JobFilters
  facets: { facet: Facet; title: string; more: string; options: FacetOption[] }[]
  /** The address of the list in the language of the page. */
  list: string
  words: FilterWords
}

/** What the form says, in the language of the page. */
export type FilterWords = Record<
  'filters' | 'clearAll' | 'closeFilters' | 'useFilters' | 'show',
  string
>

/**
 * The filters with their counts: a column on wide screens, a sheet on phones. The form works without
 * scripts; with them each tick updates the list at once.
 */
export const JobFilterForm = ({ filters, facets, list, words }: Props) => {
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
      router.push(jobListHref(readJobFilters(query).filters, 1, list), { scroll: false }),
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
        {words.filters} {chosen > 0 && <b className="num">{chosen}</b>}
      </label>
      <form
        // A new key resets the boxes to the address, for Back and for removed filters.
        key={jobListHref(filters)}
        action={list}
        className={styles.panel}
        onChange={(event) => show(event.currentTarget)}
        aria-label={words.filters}
      >
        <div className={styles.title}>
          <h2>{words.filters}</h2>
          {chosen > 0 && (
            <ListLink
              className="link"
              href={jobListHref({ ...NO_FILTERS, q: filters.q }, 1, list)}
              scroll={false}
            >
              {words.clearAll}
            </ListLink>
          )}
          <label htmlFor={id} className={styles.close}>
            <Icon of={X} />
            <span className="sr-only">{words.closeFilters}</span>
          </label>
        </div>
        {filters.q && <input type="hidden" name="q" value={filters.q} />}
        <div className={styles.groups}>
          {facets.map(({ facet, title, more, options }) => (
            <fieldset key={facet}>
              <legend>{title}</legend>
              {options.slice(0, FACET_OPTIONS_SHOWN).map((option) => (
                <Tick key={option.value} facet={facet} option={option} chosen={filters[facet]} />
              ))}
              {options.length > FACET_OPTIONS_SHOWN && (
                <details>
                  <summary className="link">{more}</summary>
                  {options.slice(FACET_OPTIONS_SHOWN).map((option) => (
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
              {words.useFilters}
            </Button>
          </noscript>
          <label htmlFor={id} className={styles.done}>
            {words.show}
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
    <span className="sr-only">: {option.jobs ?? jobsText(option.count)}</span>
  </label>
)
