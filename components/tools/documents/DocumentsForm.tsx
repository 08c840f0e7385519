import type { ReactNode } from 'react'
import {
  CHOICES,
  PARAMETERS,
  PASSPORTS,
  type Route,
} from '@/collections/Tools/documents/shared/question'
import { TRADE_NAMES, TRADES } from '@/collections/Tools/documents/shared/trades'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Paper } from '@/components/agency/papers/Paper'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { LineRun } from '@/components/tools/shared/Lines'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { paths } from '@/lib/shared/paths'
import styles from './DocumentsForm.module.css'

type Props = {
  route: Route
  /** What the facts say about the last page of the passport. */
  stamp: readonly Line[]
  sources: readonly ToolSource[]
}

const TRADE_OPTIONS = Object.fromEntries(TRADE_NAMES.map((trade) => [trade, TRADES[trade].label]))

/** The questions of My documents. The passport is asked of candidates from India only. */
export const DocumentsForm = ({ route, stamp, sources }: Props) => (
  <ToolForm action={paths.myDocuments} submit="Show my list">
    <div className={styles.way}>
      <RouteBox
        isWay
        cells={[
          cell('home', 'I come from', CHOICES.home),
          cell('destination', 'The job is in', CHOICES.destination),
          cell('trade', 'My trade', TRADE_OPTIONS),
        ].map((one) => ({ ...one, value: route[one.of] }))}
      />
      <div className={styles.stamp}>
        <Choices
          name={PARAMETERS.passport}
          title="Look at the last page of your passport"
          hint={<LineRun lines={stamp} sources={sources} />}
          columns={2}
          more={{
            label: 'I am not sure, or I have no passport',
            isOpen: route.passport === 'unsure' || route.passport === 'none',
            choices: (
              <>
                {passport('unsure', route)}
                {passport('none', route)}
              </>
            ),
          }}
        >
          {passport('ecr', route)}
          {passport('ecnr', route)}
        </Choices>
      </div>
    </div>
  </ToolForm>
)

const cell = (
  of: 'home' | 'destination' | 'trade',
  label: string,
  options: Readonly<Record<string, string>>,
) => ({ of, name: PARAMETERS[of], label, options })

const PASSPORT_DRAWINGS: Partial<Record<keyof typeof PASSPORTS, ReactNode>> = {
  ecr: <Paper name="passport-ecr" />,
  ecnr: <Paper name="passport-no-note" />,
}

const passport = (key: keyof typeof PASSPORTS, route: Route) => (
  <Choice
    name={PARAMETERS.passport}
    value={key}
    chosen={route.passport}
    note={key === 'ecnr' ? 'Non-ECR' : undefined}
    drawing={PASSPORT_DRAWINGS[key]}
  >
    {PASSPORTS[key]}
  </Choice>
)
