'use client'
import { BriefcaseBusiness } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { RegistrationDetails, RegistrationJson } from '@/collections/Registrations/shared/json'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { ConsentPart } from '@/components/dashboard/pane/ConsentPart'
import { Email } from '@/components/dashboard/pane/ContactLinks'
import { Pane, PaneFacts } from '@/components/dashboard/pane/Pane'
import { PaneContact } from '@/components/dashboard/pane/PaneContact'
import { PaneHistory } from '@/components/dashboard/pane/PaneHistory'
import { PaneNote } from '@/components/dashboard/pane/PaneNote'
import { PaneOthers } from '@/components/dashboard/pane/PaneOthers'
import { ResumeView } from '@/components/dashboard/pane/ResumeView'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { longDateTime, shortDate } from '@/lib/shared/format'
import { LANGUAGES } from '@/lib/shared/languages'
import { WhatsAppNo, yearsText } from './columns'
import { ProposeDialog } from './ProposeDialog'
import styles from './RegistrationPane.module.css'
import { useRegistration } from './useRegistration'

type Props = {
  row: RegistrationJson
  /** The running number of the open row among all. */
  number: number
  total: number
  isStepping: boolean
  onStep: (by: 1 | -1) => void
  onClose: () => void
  /** Notes that were typed and not saved, by registration. */
  drafts: Map<number, string>
  onChange: (row: RegistrationJson) => void
}

/** One registration: what was sent and agreed to, the notes of staff. */
export const RegistrationPane = (props: Props) => {
  const { row, number, total, isStepping, drafts, onStep, onClose } = props
  const one = useRegistration(row.id, props.onChange)
  const { details, result, hasFailed } = one
  const { refresh } = useDashboard()
  const [proposed, setProposed] = useState<number[] | null>(null)
  return (
    <Pane
      id={row.id}
      title={row.full_name}
      walk={{
        noun: 'registration',
        number,
        total,
        isStarred: row.is_starred,
        isStepping,
        onStep,
        onStar: () => void one.save({ is_starred: !row.is_starred }),
      }}
      onClose={onClose}
      foot={
        <PaneContact
          file={row.upload_resume}
          digits={row.phone_valid ? row.phone_e164.slice(1) : null}
          greeting={details?.greeting}
          hasOptedOut={row.consent === 'withdrawn'}
        />
      }
    >
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <p className={`${styles.propose} no-print`}>
        <Button size="small" onClick={() => setProposed([row.id])}>
          <Icon of={BriefcaseBusiness} />
          Propose for a job
        </Button>
      </p>
      <ProposeDialog
        ids={proposed}
        onClose={() => setProposed(null)}
        onDone={() => {
          refresh()
          one.reload()
        }}
      />
      <PaneOthers
        of={{ collection: 'registrations', id: row.id }}
        person={details}
        onChange={one.reload}
      />
      <PaneFacts facts={factsOf(row, details)} />
      <PaneNote key={row.id} id={row.id} drafts={drafts} onAdd={(note) => one.save({ note })} />
      <ResumeView
        file={row.upload_resume}
        name={row.resume_name}
        type={row.resume_type}
        size={row.resume_size}
        state={details?.registration.resume_state}
      />
      {details && (
        <>
          <ConsentPart
            given={details.registration}
            terms={
              details.registration.source === 'import'
                ? undefined
                : {
                    at: details.registration.terms_at,
                    version: details.registration.terms_version,
                  }
            }
            onChange={one.setOptedOut}
          />
          <PaneHistory activities={details.activities} />
        </>
      )}
      {hasFailed && (
        <Notice kind="error">
          The rest could not be loaded.{' '}
          <button type="button" className={`${styles.again} link`} onClick={one.reload}>
            Try again
          </button>
        </Notice>
      )}
    </Pane>
  )
}

const factsOf = (row: RegistrationJson, details: RegistrationDetails | null) => {
  const facts: [string, ReactNode][] = [
    ['Reference', row.reference],
    ['Received', longDateTime(row.created_at)],
    ['WhatsApp No', <WhatsAppNo key="phone" row={row} />],
    ['Email', <Email key="email" {...row} />],
    ['Industry', row.category],
    ['Position', row.position_Name],
    ['Gulf', `${yearsText(row.gulf_exp)} years`],
    ['India', `${yearsText(row.india_exp)} years`],
    [
      'Location',
      <span key="location" dir="auto">
        {row.current_location}
      </span>,
    ],
  ]
  if (!row.phone_valid && row.whatsup_no)
    facts.splice(3, 0, ['', 'This number cannot exist. Please check it.'])
  const { source, language, listed_on } = details?.registration ?? {}
  if (source === 'import') {
    facts.push(['Imported', longDateTime(row.created_at)])
  }
  if (listed_on) facts.push(['In your list', shortDate(listed_on)])
  facts.push(['Came from', source ? SOURCES[source] : '…'])
  facts.push(['Language', language ? LANGUAGES[language].name : '…'])
  return facts
}
