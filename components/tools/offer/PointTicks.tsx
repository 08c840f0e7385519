import {
  POINT_KEYS,
  POINTS,
  type PointKey,
  pointNumber,
} from '@/collections/Tools/offer/shared/points'
import { questionId } from '@/components/tools/shared/Asked'
import { Written } from '@/components/tools/shared/Lines'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './PointTicks.module.css'

type Props = {
  name: string
  title: string
  hint: string
  points: readonly PointKey[] | null
  words: PageWords
}

/** The twenty points of a contract, to tick. The last tile says that none of them was found. */
export const PointTicks = ({ name, title, hint, points, words }: Props) => (
  <fieldset className={styles.points} id={questionId(name)}>
    <legend>{title}</legend>
    <p className="meta">{hint}</p>
    <div>
      {POINT_KEYS.map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            name={name}
            value={pointNumber(key)}
            defaultChecked={points?.includes(key)}
          />
          <Written {...words.text(POINTS[key].label)} />
        </label>
      ))}
      <label>
        <input type="checkbox" name={name} value="0" defaultChecked={points?.length === 0} />
        {wordsIn(words.language, 'offer')('noneOfThem')}
      </label>
    </div>
  </fieldset>
)
