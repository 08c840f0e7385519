import { ListChecks } from 'lucide'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import type { JobTools } from '@/collections/Tools/entry/shared/entry'
import { placeIn } from '@/components/agency/placeIn'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './JobDocuments.module.css'

/** What the form asks: the job does not know the passport. Values of the tool's own question. */
const STAMPS = { ecr: 'stampYes', ecnr: 'stampNo', unsure: 'stampUnsure' } as const

const SHOWN = 5

type Props = { tools: JobTools; language: Language }

/**
 * The papers for this job. The form asks for the stamp in the passport, which decides on some of
 * them, and leads to the whole list; it works without scripts.
 */
export const JobDocuments = ({ tools, language }: Props) => {
  const { destination, trade, papers } = tools
  const t = wordsIn(language, 'jobDetails')
  const more = papers.length - SHOWN
  const country = placeIn(destination, language)
  return (
    <section className={`${styles.documents} no-print`}>
      <h2>{t('documents')}</h2>
      <form action={linkIn(paths.myDocuments, language)} data-plain>
        <input type="hidden" name="from" value="IN" />
        <fieldset>
          <legend className="meta">
            {t('stamp', {
              country,
              trade:
                trade && trade !== 'other'
                  ? translated(language, 'trades', TRADES[trade].label)
                  : 'none',
            })}
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
                {t(label)}
              </label>
            ))}
          </div>
        </fieldset>
        <ol className={styles.papers}>
          {papers.slice(0, SHOWN).map((title, index) => (
            <li key={title}>
              <b className="num">{index + 1}</b>
              {translated(language, 'papers', title)}
            </li>
          ))}
          {more > 0 && (
            <li>
              <b>+</b>
              {t('morePapers', { n: more, count: String(more) })}
            </li>
          )}
        </ol>
        <input type="hidden" name="to" value={destination} />
        {trade && <input type="hidden" name="trade" value={trade} />}
        <div className={styles.links}>
          <Button type="submit">
            <Icon of={ListChecks} />
            {t('openList')}
          </Button>
          <a className="link reach" href={linkIn(tools.stepsHref, language)} rel="nofollow">
            {t('steps', { country })}
          </a>
          <a className="link reach" href={linkIn(tools.offerHref, language)} rel="nofollow">
            {t('checkOffer')}
          </a>
          <a className="link reach" href={linkIn(tools.documentsHref, language)} rel="nofollow">
            {t('notFromIndia')}
          </a>
        </div>
      </form>
    </section>
  )
}
