'use client'
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
  const [problem, setProblem] = useState<string | null>(null)
  const check = (id: number, zipProblem: string | null = null) => {
    setProblem(zipProblem)
    setChecked(id)
  }
  const { data, isLoading, hasFailed, reload } = useCall(['imports'], () =>
    phpGet<ImportsJson>('registration_import'),
  )
  const { refresh } = useDashboard()
  const isWorking = data?.imports.some(({ state }) => state === 'running' || state === 'undoing')
  useEffect(() => {
    // Not before the answer: a new reading drops one that is on its way.
    if (!isWorking || isLoading) return
    const timer = setTimeout(reload, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWorking, isLoading, reload])
  useEffect(() => {
    if (isWorking) return refresh
  }, [isWorking, refresh])
  return (
    <>
      <PanelHead title="Import lists" />
      {checked === null ? (
        <UploadList onUploaded={check} />
      ) : (
        <CheckList
          key={checked}
          id={checked}
          zipProblem={problem}
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
      {data && <ImportList imports={data.imports} onCheck={check} onChanged={reload} />}
    </>
  )
}
