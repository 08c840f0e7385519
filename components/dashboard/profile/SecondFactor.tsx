'use client'
import { useState } from 'react'
import type { SecondFactorJson } from '@/collections/Users/shared/secondFactor'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Button } from '@/components/ui/Button'
import { RecoveryCodes } from '@/components/ui/RecoveryCodes'
import { phpGet } from '@/lib/client/phpClient'
import { longDate } from '@/lib/shared/format'
import styles from './ProfilePanel.module.css'
import { type FactorAnswer, type FactorStep, SecondFactorForm } from './SecondFactorForm'

/**
 * The second factor of the account (docs/adr/0034): on, off, new recovery codes; for an admin also
 * required of all.
 */
export const SecondFactor = ({ isAdmin }: { isAdmin: boolean }) => {
  const { data, change } = useCall(['second_factor'], load)
  const [step, setStep] = useState<FactorStep | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const done = ({ second_factor, recovery_codes }: FactorAnswer) => {
    if (second_factor) change(() => second_factor)
    setCodes(recovery_codes ?? null)
    setStep(null)
  }

  return (
    <section className={styles.everywhere} aria-label="Second factor">
      <h2>Second factor</h2>
      {data && <State factor={data} />}
      {codes && (
        <RecoveryCodes codes={codes} label="I have kept them" onDone={() => setCodes(null)} />
      )}
      {data && step && (
        <SecondFactorForm key={step} step={step} onDone={done} onCancel={() => setStep(null)} />
      )}
      {data && !step && !codes && <Choices factor={data} isAdmin={isAdmin} choose={setStep} />}
    </section>
  )
}

const load = async () =>
  (await phpGet<{ second_factor: SecondFactorJson }>('second_factor')).second_factor

const State = ({ factor }: { factor: SecondFactorJson }) => (
  <>
    <p>
      {factor.is_on
        ? `On since ${longDate(factor.since ?? '')}. ${factor.recovery_left} recovery codes are left.`
        : 'Off. With it, signing in asks for a code from an app on your phone after the password: a stolen password alone is then useless.'}
    </p>
    {factor.is_required && <p>All accounts of staff need a second factor.</p>}
  </>
)

type ChoicesProps = {
  factor: SecondFactorJson
  isAdmin: boolean
  choose: (step: FactorStep) => void
}

const Choices = ({ factor, isAdmin, choose }: ChoicesProps) => (
  <div className={styles.choices}>
    {!factor.is_on && <Button onClick={() => choose('begin')}>Set up</Button>}
    {factor.is_on && <Button onClick={() => choose('codes')}>New recovery codes</Button>}
    {factor.is_on && !factor.is_required && (
      <Button onClick={() => choose('off')}>Switch off</Button>
    )}
    {isAdmin && factor.is_on && !factor.is_required && (
      <Button onClick={() => choose('require')}>Require it of all accounts</Button>
    )}
    {isAdmin && factor.is_required && (
      <Button onClick={() => choose('release')}>Stop requiring it of all accounts</Button>
    )}
  </div>
)
