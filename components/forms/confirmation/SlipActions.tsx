'use client'
import { FileText, UserPlus } from 'lucide'
import { useSay } from '@/components/forms/formWords'
import { Button, ButtonLink } from '@/components/ui/Button'
import type { Fact } from '@/components/ui/Facts'
import { Icon } from '@/components/ui/Icon'
import { PrintButton } from '@/components/ui/PrintButton'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { paths } from '@/lib/shared/paths'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import { ConfirmationActions } from './Confirmation'

type Props = {
  reference: string
  /** The candidate's status page, or '' when only the mail has its address. */
  statusUrl: string
  /** For a form of a candidate: what the confirmation says about it, and the texts of its links. */
  slip?: SlipTexts & { facts: Fact[] }
  /** Set when the form was sent on an earlier visit: removes the confirmation from this browser. */
  onForget?: () => void
}

export type SlipTexts = {
  statusLabel: string
  /** The agency's name and phone number. */
  office: string
}

/** The buttons under a confirmation: save our number, see how far it is, and keep the reference. */
export const SlipActions = ({ reference, statusUrl, slip, onForget }: Props) => {
  const { say } = useSay()
  return (
    <ConfirmationActions>
      <ButtonLink variant="brand" href={paths.php('contact_card')}>
        <Icon of={UserPlus} />
        {say('Save our number')}
      </ButtonLink>
      {slip && statusUrl && (
        <ButtonLink href={statusUrl}>
          <Icon of={FileText} />
          {slip.statusLabel}
        </ButtonLink>
      )}
      {slip && (
        <ButtonLink
          newTab
          newTabHint={say(' (opens in a new tab)')}
          href={whatsAppShare(messageOf([say('Reference number'), reference], slip))}
        >
          <SocialIcon name="whatsapp" />
          {say('Send it to my WhatsApp')}
        </ButtonLink>
      )}
      <PrintButton>{say('Print this page')}</PrintButton>
      {onForget && <Button onClick={onForget}>{say('Remove this from my phone')}</Button>}
    </ConfirmationActions>
  )
}

const messageOf = (reference: Fact, { facts, office }: NonNullable<Props['slip']>): string =>
  [...[reference, ...facts].map(([term, text]) => `${term}: ${text}`), office].join('\n')
