'use client'
import { Printer } from 'lucide'
import { useEffect, useState } from 'react'
import {
  LAUNCH_GROUPS,
  type LaunchGroup,
  type LaunchJson,
  type LaunchPoint,
  pointDefinition,
} from '@/collections/Launch/shared/points'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useSend } from '@/components/dashboard/calls/useSend'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { LoadingOverlay } from '@/components/ui/LoadingOverlay'
import { showToast } from '@/components/ui/Toast'
import { phpGet } from '@/lib/client/phpClient'
import { BackupPlace } from './BackupPlace'
import { LaunchBox } from './LaunchBox'
import styles from './LaunchPanel.module.css'
import { PointLine } from './PointLine'
import { SiteAddress } from './SiteAddress'

type Answer = { launch: LaunchJson }

const GROUPS = Object.keys(LAUNCH_GROUPS) as LaunchGroup[]

/** "Before you launch" (docs/product.md §14): the points by group, and the launch itself. */
export const LaunchPanel = () => {
  const { data, isLoading, hasFailed, reload, change } = useCall(['launch'], () =>
    phpGet<Answer>('launch'),
  )
  const { isSending, send } = useSend()
  const [opened, setOpened] = useState<string | null>(null)
  const list = data?.launch
  const { refresh } = useDashboard()
  const isShown = list !== undefined
  // The point that the address names is there only now.
  useEffect(() => {
    if (isShown) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [isShown])
  const act = async (body: object): Promise<void> => {
    const answer = await send<Answer>('launch', body)
    if (!answer) return reload()
    if (answer.message) showToast('success', answer.message)
    change((before) => ({ ...before, launch: answer.launch }))
    setOpened(null)
    refresh()
  }
  return (
    <>
      <PanelHead title="Before you launch">
        <Button onClick={() => window.print()}>
          <Icon of={Printer} />
          Print the list
        </Button>
      </PanelHead>
      {hasFailed && (
        <section role="alert">
          <p>The list could not be loaded.</p>
          <Button onClick={reload}>Try again</Button>
        </section>
      )}
      {!list && !hasFailed && (
        <div className={styles.waiting}>
          <LoadingOverlay />
        </div>
      )}
      {list && (
        <div className={styles.columns}>
          <LaunchBox list={list} isBusy={isSending || isLoading} onAct={act} onCheck={reload} />
          <div>
            <p className={styles.lead}>{LEADS[list.mode]}</p>
            {GROUPS.map((group) => (
              <Group
                key={group}
                group={group}
                points={list.points}
                opened={opened}
                onOpen={setOpened}
                isBusy={isSending}
                onAct={act}
              />
            ))}
            <SiteAddress onChanged={reload} />
            <BackupPlace onChanged={reload} />
          </div>
        </div>
      )}
    </>
  )
}

const LEADS = {
  preview:
    'The site is a preview: people with the address can see it, search engines may not. Work from top to bottom; the program checks what it can and asks a person for the rest.',
  trial:
    'The site is a trial: search engines may read it, and placeholders are shown. Launch it when every point is done.',
  launched: 'The site is open. If something changes later, its point opens again here.',
}

type GroupProps = {
  group: LaunchGroup
  points: LaunchPoint[]
  opened: string | null
  onOpen: (key: string | null) => void
  isBusy: boolean
  onAct: (body: object) => Promise<void>
}

const Group = ({ group, points, ...rest }: GroupProps) => {
  const own = points.filter(({ key }) => pointDefinition(key).group === group)
  const done = own.filter(({ state }) => state === 'done')
  return (
    <section className={styles.group}>
      <h2>
        {LAUNCH_GROUPS[group]}
        <span className="num">
          {done.length} of {own.length}
        </span>
      </h2>
      <ul>
        {own.map((point) => (
          <PointLine key={point.key} point={point} {...rest} />
        ))}
      </ul>
    </section>
  )
}
