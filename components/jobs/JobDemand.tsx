import { BadgeCheck } from 'lucide'
import type { PublicDemand } from '@/collections/Demands/shared/json'
import { FactRow, Facts } from '@/components/ui/Facts'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './JobDemand.module.css'
import { jobWords } from './shared/jobWords'

type Props = { demand: PublicDemand; facts: SiteSetting; language: Language }

/**
 * The employer's demand that a job belongs to: who asks, the number on eMigrate, the places left, and how
 * to check it. The employer's name and number are as on the demand, in no other language.
 */
export const JobDemand = ({ demand, facts, language }: Props) => {
  const { named, headcount, left } = demand
  const t = wordsIn(language, 'demand')
  return (
    <section className={styles.demand}>
      <header>
        <Icon of={BadgeCheck} />
        <div>
          <h2>{t('title')}</h2>
          <p className="meta">{named ? t('asked') : t('hidden')}</p>
        </div>
        <p className={styles.left}>
          {left === 0
            ? t('full')
            : t.rich('left', {
                n: left,
                count: String(left),
                b: (text) => <b className="num">{text}</b>,
              })}
          <span className="meta num">{t('inAll', { count: String(headcount) })}</span>
        </p>
      </header>
      <Facts layout="pairs">
        <FactRow term={t('employer')}>
          {named ? <b {...inEnglish(language)}>{named.employer}</b> : t('atOffice')}
        </FactRow>
        <FactRow term={t('number')}>
          {named ? (
            <b className="num" {...inEnglish(language)}>
              {named.number}
            </b>
          ) : (
            t('atOffice')
          )}
        </FactRow>
        <FactRow term={t('date')}>
          <Day day={demand.issued_on} language={language} />
        </FactRow>
        <FactRow term={t('validUntil')}>
          <Day day={demand.valid_until} language={language} />
        </FactRow>
      </Facts>
      <div className={styles.check}>
        <h3>{t('check')}</h3>
        <ol>
          <li>
            {t.rich('checkNumber', {
              value: facts.licence_number ?? '',
              number: (text) => <b className="num">{text}</b>,
            })}
          </li>
          <li>{named ? t('checkLetter') : t('checkHidden')}</li>
        </ol>
        <p>
          <a className="link reach" href={linkIn(paths.checkLicence, language)}>
            {t('how')}
          </a>
        </p>
      </div>
    </section>
  )
}

const Day = ({ day, language }: { day: string; language: Language }) => (
  <time className="num" dateTime={day}>
    {jobWords(language).longDate(`${day}T12:00:00Z`)}
  </time>
)
