'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { WhatsAppSettingsJson } from '@/collections/WhatsApp/shared/json'
import { whatsAppSchema } from '@/collections/WhatsApp/shared/schema'
import { SettingsActions } from '@/components/dashboard/shell/SettingsBox'
import styles from '@/components/dashboard/shell/SettingsBox.module.css'
import { TextField } from '@/components/ui/Field'

const SECRETS = [
  { name: 'token', label: 'Token', hint: 'Of a system user, that does not expire' },
  { name: 'app_secret', label: 'App secret', hint: undefined },
  { name: 'verify_token', label: 'Verify token', hint: 'At least 16 characters' },
] as const

type Props = {
  settings: Pick<WhatsAppSettingsJson, 'whatsapp' | 'webhook_url'>
  isSending: boolean
  /** Resolves to whether it was done. */
  onAct: (body: object) => Promise<boolean>
}

/** The account of the WhatsApp Cloud API. Secrets are typed in and never shown. */
export const WhatsAppForm = ({ settings, isSending, onAct }: Props) => {
  const { whatsapp, webhook_url } = settings
  const { register, handleSubmit, formState, resetField } = useForm({
    resolver: standardSchemaResolver(whatsAppSchema),
    defaultValues: {
      phone_number_id: whatsapp.phone_number_id,
      ...{ token: '', app_secret: '', verify_token: '' },
      per_day: whatsapp.per_day,
    },
  })
  const { errors } = formState
  const act = async (body: object) => {
    if (!(await onAct(body))) return
    for (const { name } of SECRETS) resetField(name)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((values) => act({ action: 'save', ...values }))}
    >
      <p>
        Meta’s page for developers shows the first three, under WhatsApp. The verify token is a word
        of your own: type it there too, with the address {webhook_url}, and subscribe to messages
        and user_preferences. WhatsApp is asked for the name of the number first; the account is
        used only if it tells it.
      </p>
      <TextField
        label="Phone number ID"
        hint="An ID, not the phone number"
        inputMode="numeric"
        autoComplete="off"
        error={errors.phone_number_id?.message}
        {...register('phone_number_id')}
      />
      {SECRETS.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          hint={whatsapp.from ? 'Empty: it stays as it is' : hint}
          type="password"
          autoComplete="new-password"
          error={errors[name]?.message}
          {...register(name)}
        />
      ))}
      <TextField
        label="Messages a day at most"
        hint="Each costs money"
        type="number"
        inputMode="numeric"
        error={errors.per_day?.message}
        {...register('per_day', { valueAsNumber: true })}
      />
      {whatsapp.from && (
        <p className="meta">
          Without an account nobody hears it when people write STOP: note it at the person by hand.
          Messages that wait are tried for three days.
        </p>
      )}
      <SettingsActions
        use="Check the account and use it"
        isSending={isSending}
        onRemove={whatsapp.from && (() => act({ action: 'remove' }))}
      />
    </form>
  )
}
