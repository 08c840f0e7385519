import type { ComponentProps } from 'react'
import { useSay } from '@/components/forms/formWords'
import { FieldGroup } from '@/components/ui/FormLayout'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { Tick } from '@/components/ui/Tick'
import { paths } from '@/lib/shared/paths'
import { DataNotice } from './DataNotice'

type Choice = 'whatsapp_consent' | 'keep_consent'

type Props = {
  tick: (name: Choice) => Omit<ComponentProps<typeof Tick>, 'children'>
  /** The agency's e-mail address. */
  email: string
}

/**
 * The two optional consents, not ticked in advance, with the data notice (docs/product.md §11.3).
 * When you change these texts, raise CONSENT_VERSION.
 */
export const ConsentTicks = ({ tick, email }: Props) => {
  const { say, pageAt } = useSay()
  return (
    <FieldGroup title={say('Your choice')}>
      <p className="meta">
        {say('Both are optional. You can change your mind at any time.')}{' '}
        <a className="link reach" href={pageAt(paths.privacyNotice)} target="_blank" rel="noopener">
          {say('Notice on your data')}
          <NewTabHint words={say(' (opens in a new tab)')} />
        </a>
      </p>
      <Tick {...tick('whatsapp_consent')}>{say('Send me new jobs on WhatsApp.')}</Tick>
      <Tick {...tick('keep_consent')}>{say('Keep my data for other jobs too.')}</Tick>
      <DataNotice email={email} />
    </FieldGroup>
  )
}
