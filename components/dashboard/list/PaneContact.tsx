'use client'
import { Phone } from 'lucide-react'
import { ResumeButton } from '@/components/dashboard/candidates/ResumeButton'
import { ButtonLink } from '@/components/ui/Button'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { MESSAGES } from '@/lib/shared/messages'
import { PANE_TITLE } from './Pane'
import { whatsAppHref } from './whatsAppHref'

type Props = {
  /** The stored name of the resume. */
  file: string | null
  /** The number with the country's code, without a plus; null when there is none to use. */
  digits: string | null
  /** The text with which a message begins. */
  greeting?: string
}

/** The foot of a candidate's pane: the resume, and the ways to reach the person. */
export const PaneContact = ({ file, digits, greeting }: Props) => (
  <>
    {file ? (
      <ResumeButton variant="brand" file={file} describedBy={PANE_TITLE} />
    ) : (
      <span>{MESSAGES.resumeMissing}</span>
    )}
    {digits && (
      <>
        <ButtonLink size="small" href={whatsAppHref(digits, greeting)} newTab>
          <SocialIcon name="whatsapp" />
          <span>Write</span>
        </ButtonLink>
        <ButtonLink size="small" href={`tel:+${digits}`}>
          <Phone aria-hidden />
          <span>Call</span>
        </ButtonLink>
      </>
    )}
  </>
)
