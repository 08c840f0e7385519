import { Check, Info, X } from 'lucide'
import type { HelpAnswer } from '@/collections/Tools/help/shared/answer'
import type { Line } from '@/collections/Tools/shared/line'
import { LineText } from '@/components/tools/shared/Lines'
import { Block } from '@/components/tools/shared/ToolPage'
import { Icon, type IconShape } from '@/components/ui/Icon'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Mission.module.css'

/** Beside the answer: what the mission can and cannot do, and what to know before the call. */
export const Mission = ({ answer, words }: { answer: HelpAnswer; words: PageWords }) => {
  const { mission, known, sources } = answer
  const t = wordsIn(words.language, 'tools')
  const said = { sources, words }
  return (
    <div className="no-print">
      {mission && (
        <Block title={t('missionCan', { home: words.text(mission.home).children })}>
          <Part icon={Check} title={t('itCan')} lines={mission.can} {...said} />
          <Part icon={X} title={t('itCannot')} lines={mission.cannot} {...said} />
        </Block>
      )}
      {known.length > 0 && (
        <Block title={t('goodToKnow')}>
          <Part icon={Info} title={t('theRule')} lines={known} {...said} />
        </Block>
      )}
    </div>
  )
}

type PartProps = { icon: IconShape; title: string; lines: Line[]; words: PageWords } & Pick<
  HelpAnswer,
  'sources'
>

const Part = ({ icon, title, lines, ...said }: PartProps) => (
  <div className={styles.part}>
    <h3>
      <Icon of={icon} />
      {title}
    </h3>
    <ul>
      {lines.map((line) => (
        <li key={line.text}>
          <LineText line={line} {...said} />
        </li>
      ))}
    </ul>
  </div>
)
