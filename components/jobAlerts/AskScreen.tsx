import type { SearchWords } from '@/collections/JobAlerts/shared/json'
import { Honeypot } from '@/components/forms/fields/Honeypot'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/Field'
import { FormFoot } from '@/components/ui/FormLayout'
import { InkBox } from '@/components/ui/InkBox'
import { KEYBOARDS } from '@/components/ui/keyboards'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { Notice } from '@/components/ui/Notice'
import { linkIn } from '@/lib/shared/alternates'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { EMAIL_MAX_CHARS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './JobAlerts.module.css'
import { SearchFacts } from './SearchFacts'

type Props = {
  /** The search in words, and as the form sends it. */
  search: SearchWords
  query: string
  /** The job list with this search. */
  list: string
  outcome: FormOutcome | null
  language: Language
}

/** New jobs by mail: for which search, and the address. A plain form: it works without scripts. */
export const AskScreen = ({ search, query, list, outcome, language }: Props) => {
  const t = wordsIn(language, 'jobAlerts')
  const inList = wordsIn(language, 'jobList')
  const error = outcome?.errors.email
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[
          { label: inList('home'), href: linkIn(paths.home, language) },
          { label: inList('title'), href: list },
        ]}
        here={t('pageTitle')}
        language={language}
      />
      <h1 className={`h1 ${styles.title}`}>{t('title')}</h1>
      <div id="form" className={styles.page}>
        {outcome && !error && (
          <Notice kind={outcome.success ? 'success' : 'error'}>{outcome.message}</Notice>
        )}
        <InkBox id="alert" title={t('search')}>
          <SearchFacts search={search} language={language} />
          <p>
            <a className="link reach" href={list}>
              {t('changeSearch')}
            </a>
          </p>
          <ul className={styles.terms}>
            <li>{t('howOften')}</li>
            <li>{t('leaving')}</li>
          </ul>
          {!outcome?.success && (
            <form
              method="post"
              action={paths.php('job_alert')}
              encType="multipart/form-data"
              data-plain
            >
              <TextField
                name="email"
                label={t('address')}
                {...KEYBOARDS.email}
                maxLength={EMAIL_MAX_CHARS}
                required
                defaultValue={outcome?.values.email}
                {...(error && { error })}
              />
              <input type="hidden" name="action" value="ask" />
              <input type="hidden" name="search" value={query} />
              {language !== ENGLISH && <input type="hidden" name="language" value={language} />}
              <Honeypot name="website" />
              <FormFoot
                button={
                  <Button type="submit" variant="brand" size="wide">
                    {t('ask')}
                  </Button>
                }
              >
                {t('privacy')}{' '}
                <a
                  className="link reach"
                  href={linkIn(paths.privacyNotice, language)}
                  target="_blank"
                  rel="noopener"
                >
                  {wordsIn(language, 'formKit')('notice')}
                  <NewTabHint words={wordsIn(language, 'forms')('newTab')} />
                </a>
              </FormFoot>
            </form>
          )}
        </InkBox>
      </div>
    </div>
  )
}
