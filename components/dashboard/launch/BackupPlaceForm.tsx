import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, useWatch } from 'react-hook-form'
import {
  type BackupPlaceJson,
  backupPlaceSchema,
  type BackupPlaceForm as Form,
} from '@/collections/Backups/shared/place'
import { useSend } from '@/components/dashboard/calls/useSend'
import { SettingsActions } from '@/components/dashboard/shell/SettingsBox'
import styles from '@/components/dashboard/shell/SettingsBox.module.css'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { showToast } from '@/components/ui/Toast'
import { saveFile } from '@/lib/client/download'
import { isS3 } from '@/lib/shared/backupPlace'
import type { BackupPlaceAnswer } from './BackupPlace'

const QUESTION = {
  meaning: 'A backup holds everything that the site knows. The other admins are told.',
  action: 'Go on',
}

const KEY_FILE = 'site-backup.key'
const KEY_SAVED = `The key file was saved on this computer as ${KEY_FILE}.`

type Props = { place: BackupPlaceJson; onChanged: (place: BackupPlaceJson) => void }

/** The place, for whom backups are encrypted, and the account of a bucket. */
export const BackupPlaceForm = ({ place: { from, ...shown }, onChanged }: Props) => {
  const { isSending, send } = useSend(QUESTION)
  const { register, handleSubmit, formState, setValue, control } = useForm({
    resolver: standardSchemaResolver(backupPlaceSchema),
    defaultValues: { ...shown, secret: '' },
  })
  const { errors } = formState
  const isBucket = isS3(useWatch({ control, name: 'place' }).trim())
  const act = async (body: object) => {
    const answer = await send<BackupPlaceAnswer>('backup_place', body)
    if (!answer) return
    showToast('success', answer.message)
    onChanged(answer.backup_place)
  }
  const field = (name: keyof Form, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      autoComplete="off"
      error={errors[name]?.message}
      {...register(name)}
    />
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((form) => act({ action: 'save', form }))}
    >
      <p>
        Every night the site writes everything it knows into one file there. A test file is written
        and read back first; the place is used only if that works. Choose a place that is not lost
        together with this machine.
      </p>
      {field(
        'place',
        'Place',
        'A folder on another disk such as /srv/backups, or s3://bucket/site',
      )}
      {field(
        'public_key',
        'Public key',
        'Backups are encrypted for it; without one, whoever has the file can read it',
      )}
      <div className={styles.actions}>
        <Button
          onClick={async () => {
            setValue('public_key', await saveNewKey(), { shouldValidate: true })
            showToast('success', KEY_SAVED)
          }}
        >
          Create a key and save its file
        </Button>
      </div>
      <p>
        Keep the key file in two places that are not the server. Without it no encrypted backup can
        be read, by anybody.
      </p>
      {isBucket && (
        <>
          {field('endpoint', 'Address of the service', 'Such as https://s3.example.com')}
          {field('region', 'Region', 'Empty: us-east-1')}
          {field('access_key_id', 'Access key', 'The provider of the bucket tells these two')}
          <TextField
            label="Secret key"
            hint={shown.access_key_id ? 'Empty: it stays as it is' : undefined}
            type="password"
            autoComplete="new-password"
            error={errors.secret?.message}
            {...register('secret')}
          />
          <p>Write these down elsewhere too: a restore on a new machine needs them.</p>
        </>
      )}
      <SettingsActions
        use="Write a test file and use this place"
        isSending={isSending}
        onRemove={from && (() => act({ action: 'remove' }))}
      />
    </form>
  )
}

/** The secret key is made in this browser and never sent: the server cannot read its own backups. */
const saveNewKey = async (): Promise<string> => {
  const { newBackupKey } = await import('@/lib/client/newBackupKey')
  const { file, publicKey } = await newBackupKey()
  saveFile(new Blob([file], { type: 'text/plain' }), KEY_FILE)
  return publicKey
}
