'use client'
import { Phone } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { MESSAGES } from '@/lib/shared/messages'
import { PANE_TITLE } from './Pane'
import { whatsAppHref } from './phone'
import { ResumeButton } from './ResumeButton'

type Props = {
  /** The stored name of the resume. */
  file: string | null
  /** The number with the country code, without a plus; null when there is none to use. */
  digits: string | null
  /** The beginning of a WhatsApp message. */
  greeting?: string
  /** Whether the person has asked to stop WhatsApp messages: then there is no link to write one. */
  hasOptedOut: boolean
}

/** The foot of a candidate's pane: the resume, and links to write and to call. */
export const PaneContact = ({ file, digits, greeting, hasOptedOut }: Props) => (
  <>
    {file ? (
      <ResumeButton variant="brand" file={file} describedBy={PANE_TITLE} />
    ) : (
      <span>{MESSAGES.resumeMissing}</span>
    )}
    {digits && (
      <>
        {!hasOptedOut && (
          <ButtonLink size="small" href={whatsAppHref(digits, greeting)} newTab>
            <SocialIcon name="whatsapp" />
            <span className="sr-only-narrow">Write</span>
          </ButtonLink>
        )}
        <ButtonLink size="small" href={`tel:+${digits}`}>
          <Icon of={Phone} />
          <span className="sr-only-narrow">Call</span>
        </ButtonLink>
      </>
    )}
  </>
)
