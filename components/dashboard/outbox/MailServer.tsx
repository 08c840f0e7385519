'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { MailServerJson } from '@/collections/Mails/shared/json'
import { MAIL_SERVER_ID, mailServerSchema } from '@/collections/Mails/shared/mailServer'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useSend } from '@/components/dashboard/calls/useSend'
import { SettingsActions, SettingsBox } from '@/components/dashboard/shell/SettingsBox'
import styles from '@/components/dashboard/shell/SettingsBox.module.css'
import { TextField } from '@/components/ui/Field'
import { showToast } from '@/components/ui/Toast'
import { phpGet } from '@/lib/client/phpClient'

type Answer = { mail_server: MailServerJson }

const QUESTION = {
  meaning: 'All mails of the site go through this server. The other admins are told.',
  action: 'Go on',
}

const ENCRYPTED_PORT = 587

/** By what mails are sent; an admin can set it here and sees at once whether it works. */
export const MailServer = () => {
  const { data, change } = useCall(['mail-server'], () => phpGet<Answer>('mail_server'))
  const server = data?.mail_server
  if (!server) return null
  return (
    <SettingsBox
      id={MAIL_SERVER_ID}
      summary={lineOf(server)}
      setBy={server.from === 'server' ? 'SMTP_URL' : null}
    >
      <ServerForm
        key={`${server.host}:${server.port}`}
        server={server}
        onChanged={(mail_server) => change((before) => ({ ...before, mail_server }))}
      />
    </SettingsBox>
  )
}

const lineOf = ({ from, host }: MailServerJson): string =>
  from ? `Mails are sent by ${host}` : 'No mail server is set: mails are kept here'

type FormProps = { server: MailServerJson; onChanged: (server: MailServerJson) => void }

const ServerForm = ({ server, onChanged }: FormProps) => {
  const { isSending, send } = useSend(QUESTION)
  const { register, handleSubmit, formState, resetField } = useForm({
    resolver: standardSchemaResolver(mailServerSchema),
    defaultValues: {
      host: server.host,
      port: server.port ?? ENCRYPTED_PORT,
      user: server.user,
      password: '',
    },
  })
  const { errors } = formState
  const act = async (body: object) => {
    const answer = await send<Answer>('mail_server', body)
    if (!answer) return
    showToast('success', answer.message)
    resetField('password')
    onChanged(answer.mail_server)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((values) => act({ action: 'save', ...values }))}
    >
      <p>
        The firm that keeps your mailbox tells these four. A test mail is sent to your own address
        first; the server is used only if it takes it.
      </p>
      <TextField
        label="Mail server"
        hint="Such as smtp.example.com"
        autoComplete="off"
        error={errors.host?.message}
        {...register('host')}
      />
      <TextField
        label="Port"
        hint="Often 587, or 465"
        type="number"
        inputMode="numeric"
        error={errors.port?.message}
        {...register('port', { valueAsNumber: true })}
      />
      <TextField
        label="User name"
        hint="Often the whole e-mail address"
        autoComplete="off"
        error={errors.user?.message}
        {...register('user')}
      />
      <TextField
        label="Password of the mailbox"
        hint={server.user ? 'Empty: it stays as it is' : undefined}
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <SettingsActions
        use="Send a test mail and use it"
        isSending={isSending}
        onRemove={server.from && (() => act({ action: 'remove' }))}
      />
    </form>
  )
}
