'use client'
import type { DemandJson } from '@/collections/Demands/shared/json'
import { dayWords, placesWords, stateSentence } from '@/collections/Demands/shared/words'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { Button } from '@/components/ui/Button'
import { FactRow, Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { LineJobs } from './LineJobs'
import { sumOf } from './places'

type Props = { demand: DemandJson; onClose: () => void }

/** A demand for those who may not change it. */
export const DemandSheet = ({ demand, onClose }: Props) => {
  const warning = stateSentence({ ...demand, headcount: sumOf(demand.lines).headcount })
  return (
    <>
      <PanelHead title={demand.employer} />
      {warning && <Notice kind="error">{warning}</Notice>}
      <div className={edit.form}>
        <Facts layout="ruled">
          <FactRow term="Demand number">{demand.number}</FactRow>
          <FactRow term="Country">{demand.country}</FactRow>
          <FactRow term="Date">{dayWords(demand.issued_on)}</FactRow>
          <FactRow term="Valid until">{dayWords(demand.valid_until)}</FactRow>
          {demand.lines.map((line) => (
            <FactRow key={line.id} term={line.trade}>
              <span>
                {placesWords(line)} <LineJobs jobs={line.jobs} />
              </span>
            </FactRow>
          ))}
        </Facts>
        <div className={edit.actions}>
          <Button onClick={onClose}>See the demands</Button>
        </div>
      </div>
    </>
  )
}
