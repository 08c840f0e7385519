'use client'
import { Plus, X } from 'lucide'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { DemandLineJson } from '@/collections/Demands/shared/json'
import { MOST_LINES } from '@/collections/Demands/shared/limits'
import type { DemandValues } from '@/collections/Demands/shared/schema'
import { placesWords } from '@/collections/Demands/shared/words'
import { Button } from '@/components/ui/Button'
import { FieldError, TextField } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import styles from './Demands.module.css'
import { LineJobs } from './LineJobs'

type Line = DemandValues['lines'][number]

type Props = {
  form: UseFormReturn<DemandValues>
  /** As they are stored, with their places and jobs. */
  stored: readonly DemandLineJson[]
}

/** The trades of a demand and how many people each asks for. What is taken cannot be typed. */
export const LinesField = ({ form, stored }: Props) => {
  const { field, formState } = useController({ control: form.control, name: 'lines' })
  const lines: Line[] = field.value
  const set = (lines: Line[]) => {
    field.onChange(lines)
    form.clearErrors('lines')
  }
  const change = (at: number, change: Partial<Line>) =>
    set(lines.map((line, place) => (place === at ? { ...line, ...change } : line)))
  const errors = formState.errors.lines
  const ofAll = errors?.root?.message ?? errors?.message
  return (
    <fieldset className={styles.lines} id="lines" tabIndex={-1}>
      <legend>Trades</legend>
      {ofAll && <FieldError id="lines-error">{ofAll}</FieldError>}
      {lines.map((line, at) => {
        const now = stored.find(({ id }) => id === line.id)
        // The place is all that a new line has while its trade is typed.
        const key = line.id ?? `line ${at}`
        return (
          <div key={key} className={styles.line}>
            <TextField
              label={`Trade ${at + 1}`}
              name={`trade-${at}`}
              autoComplete="off"
              value={line.trade}
              error={errors?.[at]?.trade?.message}
              onChange={({ target }) => change(at, { trade: target.value })}
            />
            <TextField
              label="People"
              name={`headcount-${at}`}
              inputMode="numeric"
              autoComplete="off"
              value={line.headcount}
              error={errors?.[at]?.headcount?.message}
              onChange={({ target }) => change(at, { headcount: target.value })}
            />
            {lines.length > 1 && (
              <button
                type="button"
                aria-label={`Remove trade ${at + 1}`}
                onClick={() => set(lines.filter((_, place) => place !== at))}
              >
                <Icon of={X} />
              </button>
            )}
            {now && (
              <p className="meta num">
                {placesWords(now)}. {now.jobs.length > 0 && <LineJobs jobs={now.jobs} />}
              </p>
            )}
          </div>
        )
      })}
      {lines.length < MOST_LINES && (
        <Button
          size="small"
          className={styles.add}
          onClick={() => set([...lines, { trade: '', headcount: '' }])}
        >
          <Icon of={Plus} />
          Add a trade
        </Button>
      )}
    </fieldset>
  )
}
