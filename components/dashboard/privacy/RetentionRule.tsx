'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { PrivacyJson } from '@/collections/Privacy/shared/json'
import { retentionSchema } from '@/collections/Privacy/shared/schema'
import { useSend } from '@/components/dashboard/calls/useSend'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { Tick } from '@/components/ui/Tick'
import { wholeNumber } from '@/lib/shared/format'
import styles from './PrivacyPanel.module.css'

type Props = { privacy: PrivacyJson; onChanged: (privacy: PrivacyJson) => void }

/** How long data is kept, and what the rule would do now (dry run). */
export const RetentionRule = ({ privacy, onChanged }: Props) => {
  const { is_on, months, quarantine_days, due, to_erase, held } = privacy
  const { isSending, send } = useSend()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(retentionSchema),
    defaultValues: { is_on, months, quarantine_days },
  })
  const { errors } = formState
  const save = async (name: string, body: object) => {
    const answer = await send<{ privacy: PrivacyJson }>(name, body)
    if (answer) onChanged(answer.privacy)
  }
  return (
    <section className={styles.group}>
      <h2>How long data is kept</h2>
      <p>
        What is older than the period goes into quarantine at night: it is on no list any more, and
        can be taken back. After the days of quarantine it is erased. What is held stays. A change
        of the days counts for what is hidden from now on. What staff erase in great numbers waits
        there too, and is erased also when the rule is off.
      </p>
      <dl className={`${styles.figures} num`}>
        <Figure name="Would go into quarantine" value={due} />
        <Figure name="Would be erased" value={to_erase} />
        <Figure name="Held" value={held} />
      </dl>
      <form
        className={styles.rule}
        noValidate
        onSubmit={handleSubmit((values) => save('privacy', values))}
      >
        <TextField
          label="Months kept"
          type="number"
          min={1}
          max={120}
          inputMode="numeric"
          error={errors.months && 'A whole number from 1 to 120'}
          {...register('months', { valueAsNumber: true })}
        />
        <TextField
          label="Days in quarantine"
          type="number"
          min={1}
          max={365}
          inputMode="numeric"
          error={errors.quarantine_days && 'A whole number from 1 to 365'}
          {...register('quarantine_days', { valueAsNumber: true })}
        />
        <Tick id="is_on" {...register('is_on')}>
          Carry the rule out every night
        </Tick>
        <div className={styles.actions}>
          <Button type="submit" variant="brand" disabled={isSending}>
            Save the rule
          </Button>
          {is_on && (
            <Button disabled={isSending} onClick={() => save('retention_run', {})}>
              Carry it out now
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{wholeNumber(value)}</dd>
  </div>
)
