'use client'
import type { WhatsAppSettingsJson } from '@/collections/WhatsApp/shared/json'
import { WHATSAPP_ID } from '@/collections/WhatsApp/shared/schema'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useSend } from '@/components/dashboard/calls/useSend'
import { SettingsBox } from '@/components/dashboard/shell/SettingsBox'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { phpGet } from '@/lib/client/phpClient'
import { dayAndMonth, longDate } from '@/lib/shared/format'
import { WhatsAppForm } from './WhatsAppForm'

const QUESTION = {
  meaning: 'Messages to candidates go through this account. The other admins are told.',
  action: 'Go on',
}

/** By what messages are sent in WhatsApp; an admin can set it here and sees at once whether it works. */
export const WhatsApp = () => {
  const { data, change } = useCall(['whatsapp'], () =>
    phpGet<WhatsAppSettingsJson>('whatsapp_settings'),
  )
  const { isSending, send } = useSend(QUESTION)
  if (!data) return null
  const { whatsapp, today, day, price } = data
  const act = async (body: object): Promise<boolean> => {
    const answer = await send<WhatsAppSettingsJson>('whatsapp_settings', body)
    if (!answer) return false
    showToast('success', answer.message)
    change((before) => ({ ...before, ...answer }))
    return true
  }
  const name = whatsapp.display_name || `number ${whatsapp.phone_number_id}`
  const isSet = whatsapp.from !== null
  return (
    <SettingsBox
      id={WHATSAPP_ID}
      summary={
        isSet
          ? `WhatsApp messages are sent as ${name}: ${today} of ${whatsapp.per_day} on ${dayAndMonth(day)}`
          : 'WhatsApp is written by hand: no account is set'
      }
      setBy={whatsapp.from === 'server' ? 'WHATSAPP_…' : null}
      more={
        <>
          {isSet && (
            <p>
              <Button size="small" disabled={isSending} onClick={() => act({ action: 'test' })}>
                Check the account
              </Button>
            </p>
          )}
          <p className="meta">
            {price
              ? `A message costs ${price.value}, as noted on ${longDate(price.checked)}.`
              : 'What a message costs: not noted yet. Read WhatsApp’s price list and add it as the fact general.whatsapp.price, with its source and day.'}
          </p>
        </>
      }
    >
      <WhatsAppForm
        key={whatsapp.phone_number_id}
        settings={{ whatsapp, webhook_url: data.webhook_url }}
        isSending={isSending}
        onAct={act}
      />
    </SettingsBox>
  )
}
