'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ImportsJson } from '@/collections/Imports/shared/json'
import { useCall } from '@/components/dashboard/calls/useCall'
import { useDashboard } from '@/components/dashboard/shell/DashboardContext'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { Button } from '@/components/ui/Button'
import { phpGet } from '@/lib/client/phpClient'
import { CheckList } from './CheckList'
import { ImportList } from './ImportList'
import styles from './ImportsPanel.module.css'
import { UploadList } from './UploadList'

const AGAIN_MS = 2000

/** Brings old lists of people into the registrations (docs/adr/0068). */
export const ImportsPanel = () => {
  const [checked, setChecked] = useState<number | null>(null)
  const { data, hasFailed, reload } = useCall(['imports'], () =>
    phpGet<ImportsJson>('registration_import'),
  )
  const { refresh } = useDashboard()
  const client = useQueryClient()
  const isWorking = data?.imports.some(({ state }) => state === 'running' || state === 'undoing')
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(reload, AGAIN_MS)
    return () => {
      clearInterval(timer)
      refresh()
      void client.invalidateQueries({ queryKey: ['registration_list'] })
    }
  }, [isWorking, reload, refresh, client])
  return (
    <>
      <PanelHead title="Import lists" />
      {checked === null ? (
        <UploadList onUploaded={setChecked} />
      ) : (
        <CheckList
          key={checked}
          id={checked}
          onDone={() => {
            setChecked(null)
            reload()
          }}
        />
      )}
      {hasFailed && (
        <section className={styles.group} role="alert">
          <h2>The imports could not be loaded.</h2>
          <Button onClick={reload}>Try again</Button>
        </section>
      )}
      {data && <ImportList imports={data.imports} onCheck={setChecked} onChanged={reload} />}
    </>
  )
}
