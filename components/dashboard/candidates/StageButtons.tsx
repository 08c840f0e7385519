'use client'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import styles from './StageButtons.module.css'

type Props = { stage: Stage; onChoose: (stage: Stage) => void }

/** The stages, each with its key. */
export const StageButtons = ({ stage, onChoose }: Props) => (
  <fieldset className={`${styles.stages} no-print`} aria-label="Stage">
    {STAGE_NAMES.map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === stage}
        aria-keyshortcuts={STAGES[name].key}
        onClick={() => onChoose(name)}
      >
        {STAGES[name].label}
        <kbd aria-hidden>{STAGES[name].key}</kbd>
      </button>
    ))}
  </fieldset>
)
