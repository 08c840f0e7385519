'use client'
import { useState } from 'react'
import { VERDICTS, type Verdict } from '@/collections/Imports/shared/fields'
import type { CheckJson } from '@/collections/Imports/shared/json'
import { KindSelect } from '@/components/dashboard/list/KindSelect'
import { wholeNumber } from '@/lib/shared/format'
import { IMPORT_SHOWN_ROWS } from '@/lib/shared/limits'
import { keysOf } from '@/lib/shared/objects'
import styles from './ImportsPanel.module.css'

/** The rows of the dry run, by what becomes of them. */
export const CheckedRows = ({ check: { counts, rows } }: { check: CheckJson }) => {
  const [chosen, setChosen] = useState<Verdict | null>(null)
  const shown = chosen ?? (counts.wrong > 0 ? 'wrong' : 'new')
  const listed = rows.filter(({ verdict }) => verdict === shown)
  return (
    <div>
      <KindSelect
        label="What becomes of the rows"
        options={keysOf(VERDICTS).map((verdict): [string, string] => [
          verdict,
          `${VERDICTS[verdict]} (${wholeNumber(counts[verdict])})`,
        ])}
        value={shown}
        onChange={(value) =>
          setChosen(keysOf(VERDICTS).find((verdict) => verdict === value) ?? null)
        }
      />
      {listed.length === 0 && <p>No row of this kind.</p>}
      <ul className={styles.rows}>
        {listed.map(({ row, name, contact, verdict, why, file, file_note }) => (
          <li key={row}>
            <span className={styles.who}>
              <b dir="auto">{name || 'No name'}</b>
              <span>
                Row {row}
                {contact && `, ${contact}`}
              </span>
              {file && (
                <span>
                  Resume: <bdi>{file}</bdi>
                </span>
              )}
              {file_note && <span>{file_note}</span>}
            </span>
            {why && (
              <span className={styles.why}>
                {verdict === 'known' ? `Same person as ${why}` : why}
              </span>
            )}
          </li>
        ))}
      </ul>
      {counts[shown] > IMPORT_SHOWN_ROWS && <p>The first {IMPORT_SHOWN_ROWS} are shown.</p>}
    </div>
  )
}
