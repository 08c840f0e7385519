'use client'
import { useState } from 'react'
import { dayWords } from '@/collections/Demands/shared/words'
import { PAPERS, type PaperJson } from '@/collections/Papers/shared/papers'
import { paperState, stateWords } from '@/collections/Papers/shared/state'
import { NotShownPart } from '@/components/dashboard/shell/NotShownPart'
import { Notice } from '@/components/ui/Notice'
import { officeDay } from '@/lib/shared/format'
import steps from './DepartureSteps.module.css'
import { PaneCopies } from './PaneCopies'
import styles from './PanePapers.module.css'
import { PaperForm } from './PaperForm'
import { usePaneFocus } from './usePaneFocus'
import { usePapers } from './usePapers'

type Open = PaperJson | 'new' | null

type Props = {
  id: number
  /** Departed, or ended otherwise: no copies are asked for any more. */
  isOver: boolean
  onChange: () => void
}

/** The papers of a selected person; `id` of the application. Numbers are shown one by one. */
export const PanePapers = ({ id, isOver, onChange }: Props) => {
  const stored = usePapers(id)
  const { papers, hasFailed, reload, isBusy, result, save, remove, show } = stored
  const [open, setOpen] = useState<Open>(null)
  const [shown, setShown] = useState<ReadonlyMap<number, string>>(new Map())
  const willFocus = usePaneFocus(open !== null)
  if (!papers) return <NotShownPart what="The papers" hasFailed={hasFailed} onReload={reload} />
  const close = () => {
    willFocus(open === null || open === 'new' ? 'paper-new' : `paper-${open.id}`)
    setOpen(null)
  }
  const showNumber = async (paper: PaperJson) => {
    const number = await show(paper)
    if (number !== null) setShown((before) => new Map(before).set(paper.id, number))
  }
  const today = officeDay(new Date())
  return (
    <section className={styles.part} aria-label="Papers">
      <div className={steps.head}>
        <h3>Papers</h3>
        <button
          id="paper-new"
          type="button"
          className="link no-print"
          onClick={() => setOpen('new')}
        >
          Add a paper
        </button>
      </div>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      {open && (
        <PaperForm
          key={open === 'new' ? 'new' : open.id}
          {...{ isBusy, save, remove }}
          paper={open === 'new' ? null : open}
          onClose={close}
          onStored={() => {
            // A changed number is no longer the one that is shown.
            setShown(new Map())
            onChange()
            close()
          }}
        />
      )}
      {papers.length === 0 ? (
        <p className={`meta ${styles.none}`}>No papers yet.</p>
      ) : (
        <>
          <table className={styles.papers}>
            <thead>
              <tr>
                <th>Kind</th>
                <th>Number</th>
                <th>Issued</th>
                <th>Last day</th>
                <th>State</th>
              </tr>
            </thead>
            <tbody>
              {papers.map((paper) => (
                <tr key={paper.id} data-state={paperState(paper, today)}>
                  <th scope="row">
                    <span className={styles.kind}>{PAPERS[paper.kind]}</span>
                    {paper.renewed_by !== null && (
                      <span className={styles.by}>
                        renewed by {mask(papers.find(({ id }) => id === paper.renewed_by))}
                      </span>
                    )}
                  </th>
                  <td className="num" data-label="Number">
                    {shown.get(paper.id) ?? (paper.number_end ? mask(paper) : 'none')}{' '}
                    {paper.number_end && !shown.has(paper.id) && (
                      <button
                        type="button"
                        className="link no-print"
                        aria-label={`Show the number: ${PAPERS[paper.kind]} ${mask(paper)}`}
                        disabled={isBusy}
                        onClick={() => void showNumber(paper)}
                      >
                        Show
                      </button>
                    )}
                  </td>
                  <td className="num" data-label="Issued">
                    {paper.issued_on ? dayWords(paper.issued_on) : '–'}
                  </td>
                  <td className="num" data-label="Last day">
                    {paper.last_day ? dayWords(paper.last_day) : '–'}
                  </td>
                  <td data-label="State">
                    <span className={styles.state}>{stateWords(paper, today)}</span>{' '}
                    <button
                      id={`paper-${paper.id}`}
                      type="button"
                      className="link no-print"
                      aria-label={`Change: ${PAPERS[paper.kind]} ${mask(paper)}`}
                      onClick={() => setOpen(paper)}
                    >
                      Change
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="meta">Numbers are hidden. Showing one is written in the audit trail.</p>
        </>
      )}
      <PaneCopies id={id} isOver={isOver} copies={stored.copies} onCopies={stored.showCopies} />
    </section>
  )
}

/** '••••48'; a paper without a number by its last day. */
const mask = (paper: PaperJson | undefined): string =>
  paper?.number_end
    ? `••••${paper.number_end}`
    : paper?.last_day
      ? `the one until ${dayWords(paper.last_day)}`
      : 'a newer one'
