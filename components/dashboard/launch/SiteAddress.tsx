import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import {
  SITE_ADDRESS_ID,
  type SiteAddressJson,
  siteAddressSchema,
} from '@/collections/SiteAddress/shared/address'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useSend } from '@/components/dashboard/calls/useSend'
import { SettingsActions, SettingsBox } from '@/components/dashboard/shell/SettingsBox'
import styles from '@/components/dashboard/shell/SettingsBox.module.css'
import { TextField } from '@/components/ui/Field'
import { showToast } from '@/components/ui/Toast'
import { phpGet } from '@/lib/client/phpClient'

type Answer = { site_address: SiteAddressJson }

const QUESTION = {
  meaning: 'Mails and links lead to this address from now on. The other admins are told.',
  action: 'Go on',
}

/** The public address of the site; an admin can set it here, once it leads to the site. */
export const SiteAddress = ({ onChanged }: { onChanged: () => void }) => {
  const { data, change } = useCall(['site-address'], () => phpGet<Answer>('site_address'))
  const address = data?.site_address
  if (!address) return null
  return (
    <SettingsBox
      id={SITE_ADDRESS_ID}
      summary={lineOf(address)}
      setBy={address.from === 'server' ? 'SITE_URL' : null}
    >
      <AddressForm
        key={address.url}
        address={address}
        onChanged={(site_address) => {
          change((before) => ({ ...before, site_address }))
          onChanged()
        }}
      />
    </SettingsBox>
  )
}

const lineOf = ({ from, url }: SiteAddressJson): string =>
  from ? `The address of the site is ${url}` : 'No public address of the site is set'

type FormProps = { address: SiteAddressJson; onChanged: (address: SiteAddressJson) => void }

const AddressForm = ({ address: { from, url }, onChanged }: FormProps) => {
  const { isSending, send } = useSend(QUESTION)
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(siteAddressSchema),
    defaultValues: { url },
  })
  const act = async (body: object) => {
    const answer = await send<Answer>('site_address', body)
    if (!answer) return
    showToast('success', answer.message)
    onChanged(answer.site_address)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((values) => act({ action: 'save', ...values }))}
    >
      <p>
        First whoever runs the server points the domain to it and gets a certificate
        (docs/deploy.md). The site then asks the address for a proof; the address is used only if it
        leads here.
      </p>
      <TextField
        label="Address of the site"
        hint="With https, such as https://www.your-agency.in"
        autoComplete="off"
        inputMode="url"
        error={formState.errors.url?.message}
        {...register('url')}
      />
      <SettingsActions
        use="Check and use this address"
        isSending={isSending}
        onRemove={from && (() => act({ action: 'remove' }))}
      />
    </form>
  )
}
