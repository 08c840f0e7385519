import { ListChecks } from 'lucide'
import { destinationInText } from '@/collections/Countries/shared/destinations'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import type { JobTools } from '@/collections/Tools/entry/shared/entry'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './JobDocuments.module.css'

/** What the form asks: the job does not know the passport. Values of the tool's own question. */
const STAMPS = { ecr: 'Yes, stamp', ecnr: 'No stamp', unsure: 'Not sure' } as const

const SHOWN = 5

/**
 * The papers for this job. The form asks for the stamp in the passport, which decides on some of
 * them, and leads to the whole list; it works without scripts.
 */
export const JobDocuments = ({ tools }: { tools: JobTools }) => {
  const { destination, trade, papers } = tools
  const more = papers.length - SHOWN
  const country = destinationInText(destination)
  return (
    <section className={`${styles.documents} no-print`}>
      <h2>Documents for this job</h2>
      <form action={paths.myDocuments} data-plain>
        <input type="hidden" name="from" value="IN" />
        <fieldset>
          <legend className="meta">
            India to {country}
            {trade && trade !== 'other' && `, ${TRADES[trade].label}`}. Is there an ECR stamp in
            your passport?
          </legend>
          <div className={styles.stamps}>
            {Object.entries(STAMPS).map(([value, label]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="passport"
                  value={value}
                  defaultChecked={value === 'unsure'}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <ol className={styles.papers}>
          {papers.slice(0, SHOWN).map((title, index) => (
            <li key={title}>
              <b className="num">{index + 1}</b>
              {title}
            </li>
          ))}
          {more > 0 && (
            <li>
              <b>+</b>
              {more} more {more === 1 ? 'paper' : 'papers'}
            </li>
          )}
        </ol>
        <input type="hidden" name="to" value={destination} />
        {trade && <input type="hidden" name="trade" value={trade} />}
        <div className={styles.links}>
          <Button type="submit">
            <Icon of={ListChecks} />
            Open my list
          </Button>
          <a className="link reach" href={tools.stepsHref} rel="nofollow">
            My steps to {country}
          </a>
          <a className="link reach" href={tools.offerHref} rel="nofollow">
            Check this offer
          </a>
          <a className="link reach" href={tools.documentsHref} rel="nofollow">
            I am not from India
          </a>
        </div>
      </form>
    </section>
  )
}
