'use client'
import { useState } from 'react'
import {
  type Columns,
  DATE_FORMS,
  type DateForm,
  IMPORT_FIELDS,
  isImportField,
} from '@/collections/Imports/shared/fields'
import type { CheckJson } from '@/collections/Imports/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/Field'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { CheckedRows } from './CheckedRows'
import styles from './ImportsPanel.module.css'

type Settings = { fields?: Columns; country: string; dates: DateForm }

const FIRST: Settings = { country: 'IN', dates: 'auto' }

/** What an import of a list would do, and the settings that decide it. */
export const CheckList = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const [settings, setSettings] = useState<Settings>(FIRST)
  const [withKnown, setWithKnown] = useState(false)
  const { isSending, send } = useSend()
  const { data, isLoading, hasFailed, reload } = useCall(['import-check', id, settings], () =>
    phpPost<{ check?: CheckJson }>('registration_import', { action: 'check', id, ...settings }),
  )
  const check = data?.check
  if (!check) {
    return (
      <section className={styles.group}>
        <h2>Check the list</h2>
        {data && <Notice kind="error">{data.message}</Notice>}
        {hasFailed && <Button onClick={reload}>Try again</Button>}
        {isLoading && (
          <div className={styles.waiting}>
            <LoadingOverlay />
          </div>
        )}
        {!isLoading && <Button onClick={onDone}>Back</Button>}
      </section>
    )
  }
  const { fields, country, dates, counts } = check
  const choose = (change: Partial<Settings>) => setSettings({ fields, country, dates, ...change })
  const act = async (body: object) => {
    const answer = await send('registration_import', { id, ...body })
    if (!answer) return
    showToast('success', answer.message)
    onDone()
  }
  const count = counts.new + (withKnown ? counts.known : 0)
  return (
    <section className={styles.group} aria-busy={isLoading}>
      <h2>Check the list</h2>
      <p>
        <b dir="auto">{check.file_name}</b>: {check.total.toLocaleString('en')} rows.{' '}
        {check.is_remembered && 'The columns are those of your last list with these headers.'}
      </p>
      {check.notes.map((note) => (
        <Notice key={note} kind="error">
          {note}
        </Notice>
      ))}
      <div className={styles.columns}>
        {check.columns.map(({ head, sample, note }, column) => (
          <SelectField
            key={head}
            id={`column-${column}`}
            name={`column-${column}`}
            label={head}
            hint={note ?? (sample && <bdi>Such as {sample}</bdi>)}
            value={fields[column]}
            onChange={({ target: { value } }) =>
              choose({
                fields: fields.map((field, at) =>
                  at === column ? (isImportField(value) ? value : '') : field,
                ),
              })
            }
          >
            <option value="">Not imported</option>
            {Object.entries(IMPORT_FIELDS).map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className={styles.columns}>
        <SelectField
          name="country"
          label="Country of numbers without a country code"
          value={country}
          onChange={({ target }) => choose({ country: target.value })}
        >
          {check.countries.map(({ iso2, name }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </SelectField>
        {fields.includes('listed_on') && (
          <SelectField
            name="dates"
            label="Dates"
            value={dates}
            onChange={({ target }) => choose({ dates: target.value as DateForm })} // an option below
          >
            {Object.entries(DATE_FORMS).map(([form, label]) => (
              <option key={form} value={form}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <CheckedRows check={check} />
      {counts.known > 0 && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={withKnown}
            onChange={({ target }) => setWithKnown(target.checked)}
          />
          Import people who are known already, too
        </label>
      )}
      <div className={styles.actions}>
        <Button
          variant="brand"
          disabled={isSending || isLoading || count === 0}
          onClick={() => act({ action: 'start', fields, country, dates, with_known: withKnown })}
        >
          Import {count.toLocaleString('en')} {count === 1 ? 'person' : 'people'}
        </Button>
        <Button disabled={isSending} onClick={() => act({ action: 'drop' })}>
          Remove the file
        </Button>
      </div>
    </section>
  )
}
