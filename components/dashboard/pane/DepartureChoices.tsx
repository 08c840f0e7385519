'use client'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { FITNESS } from '@/collections/Deployments/shared/keys'
import { PASSPORTS } from '@/collections/Tools/documents/shared/question'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { SelectField } from '@/components/ui/Field'
import type { Departure } from './useDeparture'

type Props = { departure: DepartureJson } & Pick<Departure, 'save' | 'isBusy'>

/** What decides the steps and the gate beside the days: stored as soon as it is chosen. */
export const DepartureChoices = ({ departure: { passport, fit }, save, isBusy }: Props) => (
  <div className={edit.pair}>
    {passport !== null && (
      <SelectField
        label="Last page of the passport"
        name="departure-passport"
        value={passport}
        disabled={isBusy}
        onChange={({ target }) => void save({ passport: target.value, fit })}
      >
        <option value="">Not looked at yet</option>
        {Object.entries(PASSPORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    )}
    <SelectField
      label="Result of the medical test"
      name="departure-fit"
      value={fit}
      disabled={isBusy}
      onChange={({ target }) => void save({ passport: passport ?? '', fit: target.value })}
    >
      <option value="">Not known yet</option>
      {Object.entries(FITNESS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  </div>
)
