'use client'
import { Building2, CalendarPlus, Mail, Undo2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { SelectBar } from '@/components/dashboard/list/SelectBar'
import type { Selection } from '@/components/dashboard/list/useSelection'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import styles from './BulkBar.module.css'
import { InviteDialog, type Invited } from './InviteDialog'
import { MessageDialog } from './MessageDialog'
import { ProposeDialog } from './ProposeDialog'
import type { Bulk } from './useBulk'
import type { MessageDrafts, MessageTo } from './useMessageText'

type Props = {
  rows: ApplicationJson[]
  total: number
  selection: Selection
  bulk: Bulk
  drafts: MessageDrafts
  /** Some applicants have a place at an interview now. */
  onInvited: () => void
  /** Some applicants are shown to a company now. */
  onProposed: () => void
  /** At the end of the bar. */
  children: ReactNode
}

/** How many applicants there are or are selected, the move to a stage, and its result with Undo. */
export const BulkBar = ({ rows, total, selection, bulk, drafts, ...props }: Props) => {
  const [stage, setStage] = useState<Stage | ''>('')
  const [message, setMessage] = useState<MessageTo | null>(null)
  const [invited, setInvited] = useState<Invited | null>(null)
  const [proposed, setProposed] = useState<ApplicationJson[] | null>(null)
  const count = selection.isAll ? total : selection.ids.size

  return (
    <>
      <SelectBar
        label="Applicants to move"
        nouns={['applicant', 'applicants']}
        shown={rows.map(({ id }) => id)}
        total={total}
        selection={selection}
        canChooseAll
        actions={
          <>
            <label>
              <span className="sr-only">Move to stage</span>
              <select
                value={stage}
                onChange={({ target }) => setStage(target.value as Stage)} // the options below
              >
                <option value="">Move to…</option>
                {STAGE_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {STAGES[name].label}
                  </option>
                ))}
              </select>
            </label>
            <Button
              size="small"
              variant="brand"
              disabled={stage === '' || bulk.isBusy}
              onClick={() => stage && bulk.move(selection, total, stage)}
            >
              {bulk.isBusy ? 'Moving…' : 'Move'}
            </Button>
            {!selection.isAll && (
              <Button size="small" onClick={() => setInvited(invitedOf(rows, selection.ids))}>
                <Icon of={CalendarPlus} />
                Invite to an interview
              </Button>
            )}
            {!selection.isAll && (
              <Button size="small" onClick={() => setProposed(shownOf(rows, selection.ids))}>
                <Icon of={Building2} />
                Show to the employer
              </Button>
            )}
          </>
        }
      >
        {props.children}
      </SelectBar>
      {bulk.result && <Notice kind={bulk.result.kind}>{bulk.result.text}</Notice>}
      {bulk.asked && (
        <Notice kind="error">
          <span className={styles.result}>
            {bulk.asked.text}
            {bulk.asked.back < count && (
              <Button size="small" disabled={bulk.isBusy} onClick={() => bulk.decide('leave')}>
                Move only the others
              </Button>
            )}
            <Button size="small" disabled={bulk.isBusy} onClick={() => bulk.decide('move')}>
              Move all back
            </Button>
            <Button size="small" onClick={bulk.cancel}>
              Cancel
            </Button>
          </span>
        </Notice>
      )}
      {bulk.lastMove && (
        <Notice kind="success">
          <span className={styles.result}>
            {bulk.lastMove.text}
            <Button size="small" disabled={bulk.isBusy} onClick={bulk.undo}>
              <Icon of={Undo2} />
              Undo
            </Button>
            <Button
              size="small"
              onClick={() =>
                bulk.lastMove && setMessage({ ...bulk.lastMove, to: bulk.lastMove.batch })
              }
            >
              <Icon of={Mail} />
              Tell them by mail
            </Button>
          </span>
        </Notice>
      )}
      <MessageDialog
        message={message}
        drafts={drafts}
        onClose={() => setMessage(null)}
        onDone={() => {}}
      />
      <InviteDialog invited={invited} onClose={() => setInvited(null)} onDone={props.onInvited} />
      <ProposeDialog
        people={proposed}
        onClose={() => setProposed(null)}
        onDone={props.onProposed}
      />
    </>
  )
}

/** Days of one job are offered first when those of them who are on this page applied for one. */
const invitedOf = (rows: ApplicationJson[], ids: ReadonlySet<number>): Invited => {
  const [job_id, ...others] = new Set(
    rows.filter(({ id }) => ids.has(id)).map(({ job_id }) => job_id),
  )
  return { ids: [...ids], ...(job_id && others.length === 0 && { job_id }) }
}

/** The selected ones; none when some are on another page, where their jobs are not known. */
const shownOf = (rows: ApplicationJson[], ids: ReadonlySet<number>): ApplicationJson[] => {
  const chosen = rows.filter(({ id }) => ids.has(id))
  return chosen.length === ids.size ? chosen : []
}
