import { Check, Info, X } from 'lucide'
import type { HelpAnswer } from '@/collections/Tools/help/shared/answer'
import type { Line } from '@/collections/Tools/shared/line'
import { LineText } from '@/components/tools/shared/Lines'
import { Block } from '@/components/tools/shared/ToolPage'
import { Icon, type IconShape } from '@/components/ui/Icon'
import styles from './Mission.module.css'

/** Beside the answer: what the mission can and cannot do, and what to know before the call. */
export const Mission = ({ answer: { mission, known, sources } }: { answer: HelpAnswer }) => (
  <div className="no-print">
    {mission && (
      <Block title={`What ${mission.name.replace(/^The/, 'the')} can do`}>
        <Part icon={Check} title="It can" lines={mission.can} sources={sources} />
        <Part icon={X} title="It cannot" lines={mission.cannot} sources={sources} />
      </Block>
    )}
    {known.length > 0 && (
      <Block title="Good to know">
        <Part icon={Info} title="The rule" lines={known} sources={sources} />
      </Block>
    )}
  </div>
)

type PartProps = { icon: IconShape; title: string; lines: Line[] } & Pick<HelpAnswer, 'sources'>

const Part = ({ icon, title, lines, sources }: PartProps) => (
  <div className={styles.part}>
    <h3>
      <Icon of={icon} />
      {title}
    </h3>
    <ul>
      {lines.map((line) => (
        <li key={line.text}>
          <LineText line={line} sources={sources} />
        </li>
      ))}
    </ul>
  </div>
)
