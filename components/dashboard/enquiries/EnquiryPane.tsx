'use client'
import { Mail } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { ENQUIRY_KINDS } from '@/collections/Agency/shared/enquiryKinds'
import type { EnquiryJson } from '@/collections/Enquiries/shared/json'
import type { Result } from '@/components/dashboard/calls/useAction'
import { Pane, PaneFacts } from '@/components/dashboard/pane/Pane'
import { whatsAppHref } from '@/components/dashboard/pane/phone'
import { manageHref } from '@/components/dashboard/shell/address'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { phoneDigits } from '@/lib/shared/fields'
import { longDateTime } from '@/lib/shared/format'
import { LANGUAGES } from '@/lib/shared/languages'
import { Due, type UpdateEnquiry } from './columns'
import styles from './EnquiryPane.module.css'

type Props = {
  enquiry: EnquiryJson
  result: Result | null
  onUpdate: UpdateEnquiry
  onClose: () => void
}

/** One enquiry: the message, how to answer, and the note of staff. */
export const EnquiryPane = ({ enquiry, result, onUpdate, onClose }: Props) => {
  const { name, email, phone, company, message, reference, handled } = enquiry
  const agency = useDashboard().name
  const [note, setNote] = useState(enquiry.office_note)
  const noteId = useId()
  const whatsapp = internationalDigits(phone)
  const subject = encodeURIComponent(`Your message ${reference} to ${agency}`)
  return (
    <Pane
      id={enquiry.id}
      title={name}
      head={`${ENQUIRY_KINDS[enquiry.kind].label} ${reference}`}
      onClose={onClose}
      foot={
        <>
          <ButtonLink
            size="small"
            variant="brand"
            href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          >
            <Icon of={Mail} />
            Answer by mail
          </ButtonLink>
          {whatsapp && (
            <ButtonLink
              size="small"
              newTab
              href={whatsAppHref(
                whatsapp,
                `Hello, this is ${agency}. You wrote to us: ${reference}.`,
              )}
            >
              <SocialIcon name="whatsapp" />
              WhatsApp
            </ButtonLink>
          )}
          <Button size="small" onClick={() => onUpdate(enquiry, { handled: !handled })}>
            {handled ? 'Open again' : 'Mark handled'}
          </Button>
        </>
      }
    >
      <PaneFacts
        facts={[
          ...(company ? [['Company', company] as [string, string]] : []),
          ['Email', email],
          ...(phone ? [['Phone', phone] as [string, string]] : []),
          ...(enquiry.application ? [applicationFact(enquiry.application)] : []),
          ['Received', longDateTime(enquiry.created_at)],
          ['Language', LANGUAGES[enquiry.language].name],
          ['Answer', <Due key="due" row={enquiry} label="Answer by " />],
        ]}
      />
      <p className={styles.message} dir="auto">
        {message}
      </p>
      <form
        className={styles.note}
        onSubmit={(event) => {
          event.preventDefault()
          onUpdate(enquiry, { office_note: note })
        }}
      >
        <label htmlFor={noteId}>Staff note</label>
        <textarea
          id={noteId}
          rows={4}
          maxLength={5000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" size="small">
          Save note
        </Button>
      </form>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
    </Pane>
  )
}

/** The application from whose status page the sender came. */
const applicationFact = ({
  id,
  reference,
}: NonNullable<EnquiryJson['application']>): [string, ReactNode] => [
  'Application',
  <PanelLink
    key="application"
    className="link"
    href={manageHref({ panel: 'candidates', filters: { q: reference }, open: String(id) })}
  >
    {reference}
  </PanelLink>,
]

/**
 * wa.me needs the country code (docs/product.md §11.4): only a number typed with + or 00 has it.
 */
const internationalDigits = (phone: string | null): string | null => {
  if (!phone || !/^\s*(\+|00)/.test(phone)) return null
  const digits = phoneDigits(phone).replace(/^0+/, '')
  return digits.length >= 8 ? digits : null
}
