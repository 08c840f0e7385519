'use client'
import { type LaunchJson, pointDefinition } from '@/collections/Launch/shared/points'
import { useCall } from '@/components/dashboard/calls/useCall'
import { PanelLink } from '@/components/dashboard/shell/PanelLink'
import { phpGet } from '@/lib/client/phpClient'
import { paths } from '@/lib/shared/paths'
import styles from './LaunchFirst.module.css'
import { LaunchMeter } from './LaunchMeter'

const SHOWN = 4
const LIST = `${paths.manageJobs}?panel=launch`

/** Above the first screen after the sign-in of an admin, while the site is a preview: what to do next. */
export const LaunchFirst = () => {
  const { data } = useCall(['launch'], () => phpGet<{ launch: LaunchJson }>('launch'))
  if (data?.launch.mode !== 'preview') return null
  const { points } = data.launch
  const open = points.filter(({ state }) => state !== 'done')
  return (
    <section className={styles.first} aria-label="Before you launch">
      <b>Before you launch</b>
      <LaunchMeter points={points} />
      <ul>
        {open.slice(0, SHOWN).map(({ key }) => (
          <li key={key}>
            <PanelLink className="link" href={`${LIST}#point-${key}`}>
              {pointDefinition(key).title}
            </PanelLink>
          </li>
        ))}
      </ul>
      <PanelLink className="link" href={LIST}>
        {open.length === 0 ? 'Everything is done: launch the site' : 'See the whole list'}
      </PanelLink>
    </section>
  )
}
