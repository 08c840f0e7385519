import {
  CHOICES,
  PARAMETERS,
  PASSPORTS,
  type Route,
} from '@/collections/Tools/documents/shared/question'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { keysOf, mapValues } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'

const TRADE_OPTIONS = mapValues(TRADES, ({ label }) => label)

/** The questions of My steps. */
export const StepsForm = ({ route }: { route: Route }) => (
  <ToolForm action={paths.mySteps} submit="Show my steps">
    <RouteBox
      isWay
      cells={[
        cell(route, 'home', 'I come from', CHOICES.home),
        cell(route, 'destination', 'The job is in', CHOICES.destination),
        cell(route, 'trade', 'My trade', TRADE_OPTIONS),
      ]}
    />
    <Choices
      name={PARAMETERS.passport}
      title="Indian passport: look at the last page"
      hint="It decides on the emigration clearance. From another country? Leave it open."
      columns={4}
      onPhone={2}
    >
      {keysOf(PASSPORTS).map((passport) => (
        <Choice key={passport} name={PARAMETERS.passport} value={passport} chosen={route.passport}>
          {PASSPORTS[passport]}
        </Choice>
      ))}
    </Choices>
  </ToolForm>
)

const cell = (
  route: Route,
  of: 'home' | 'destination' | 'trade',
  label: string,
  options: Readonly<Record<string, string>>,
) => ({ name: PARAMETERS[of], label, value: route[of], options })
