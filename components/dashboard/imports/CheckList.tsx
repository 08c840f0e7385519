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
import groups from '@/components/dashboard/shell/Groups.module.css'
import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/Field'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { Notice } from '@/components/ui/Notice'
import { Tick } from '@/components/ui/Tick'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { counted } from '@/lib/shared/format'
import { CheckedRows } from './CheckedRows'
import styles from './ImportsPanel.module.css'
import { ZipOfList } from './ZipOfList'

type Settings = { fields?: Columns; country: string; dates: DateForm }

const FIRST: Settings = { country: 'IN', dates: 'auto' }

const NotChecked = ({ onAgain }: { onAgain: () => void }) => (
  <Notice kind="error">
    The list could not be checked. <Button onClick={onAgain}>Try again</Button>
  </Notice>
)

type Props = { id: number; zipProblem: string | null; onDone: () => void }

/** What an import of a list would do, and the settings that decide it. */
export const CheckList = ({ id, zipProblem, onDone }: Props) => {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [withKnown, setWithKnown] = useState(false)
  const [isSendingZip, setIsSendingZip] = useState(false)
  const { isSending, send } = useSend()
  const { data, isLoading, hasFailed, reload } = useCall(['import-check', id, settings], () =>
    phpPost<{ check?: CheckJson }>('registration_import', {
      ...{ action: 'check', id },
      ...(settings ?? FIRST),
    }),
  )
  const check = data?.check
  if (!check) {
    return (
      <section className={styles.group}>
        <h2>Check the list</h2>
        {data && <Notice kind="error">{data.message}</Notice>}
        {hasFailed && <NotChecked onAgain={reload} />}
        {isLoading && (
          <div className={groups.waiting}>
            <LoadingOverlay />
          </div>
        )}
        {!isLoading && <Button onClick={onDone}>Back</Button>}
      </section>
    )
  }
  // What was chosen last, also while it is being checked.
  const { fields = check.fields, country, dates } = settings ?? check
  const { counts } = check
  const choose = (change: Partial<Settings>) => setSettings({ fields, country, dates, ...change })
  const act = async (body: object) => {
    const answer = await send('registration_import', { id, ...body })
    // The files may have changed: then it is checked again.
    if (!answer) return reload()
    showToast('success', answer.message)
    onDone()
  }
  const count = counts.new + (withKnown ? counts.known : 0)
  return (
    <section className={styles.group} aria-busy={isLoading}>
      <h2>Check the list</h2>
      <p>
        <b dir="auto">{check.file_name}</b>: {counted(check.total, 'row')}.{' '}
        {check.is_remembered && 'The columns are those of your last list with these headers.'}
      </p>
      {hasFailed && <NotChecked onAgain={reload} />}
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
      <ZipOfList
        check={check}
        problem={zipProblem}
        onChanged={reload}
        onSending={setIsSendingZip}
      />
      <CheckedRows check={check} />
      {counts.known > 0 && (
        <Tick
          name="with_known"
          checked={withKnown}
          onChange={({ target }) => setWithKnown(target.checked)}
        >
          Import people who are known already, too
        </Tick>
      )}
      <div className={styles.actions}>
        <Button
          variant="brand"
          disabled={isSending || isSendingZip || isLoading || hasFailed || count === 0}
          onClick={() =>
            act({
              ...{ action: 'start', fields, country, dates },
              ...{ with_known: withKnown, version: check.version },
            })
          }
        >
          Import {counted(count, 'person', 'people')}
        </Button>
        <Button disabled={isSending} onClick={() => act({ action: 'drop' })}>
          Remove the file
        </Button>
      </div>
    </section>
  )
}
