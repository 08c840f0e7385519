import type { AlertView } from '@/collections/JobAlerts/shared/json'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { Button, ButtonLink } from '@/components/ui/Button'
import { InkBox } from '@/components/ui/InkBox'
import { Notice } from '@/components/ui/Notice'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { ALERT_CONFIRM_HOURS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './JobAlerts.module.css'
import { SearchFacts } from './SearchFacts'

type Props = {
  view: AlertView
  outcome: { success: boolean; message: string } | null
  language: Language
}

/**
 * The page behind the link of a mail: confirms the alert and ends it. Opening it changes nothing, as
 * programs that check mails open links; the buttons send a form, which works without scripts.
 */
export const AlertScreen = ({ view, outcome, language }: Props) => {
  const t = wordsIn(language, 'jobAlerts')
  const inList = wordsIn(language, 'jobList')
  const title = view.state === 'asked' ? t('confirmTitle') : t('onTitle')
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[{ label: inList('home'), href: linkIn(paths.home, language) }]}
        here={t('pageTitle')}
        language={language}
      />
      <h1 className={`h1 ${styles.title}`}>{t('pageTitle')}</h1>
      <div id="form" className={styles.page}>
        {outcome && <Notice kind={outcome.success ? 'success' : 'error'}>{outcome.message}</Notice>}
        {view.state === 'over' ? (
          <Over outcome={outcome} language={language} />
        ) : (
          <InkBox id="alert" title={title} lead={view.state === 'confirmed' && t('onText')}>
            <SearchFacts search={view.search} language={language} />
            {view.state === 'asked' && (
              <ul className={styles.terms}>
                <li>{t('howOften')}</li>
                <li>{t('leaving')}</li>
              </ul>
            )}
            <div className={styles.answers}>
              {view.state === 'asked' && (
                <Action token={view.token} action="confirm" language={language} isMain>
                  {t('confirmYes')}
                </Action>
              )}
              <Action token={view.token} action="leave" language={language}>
                {t(view.state === 'asked' ? 'confirmNo' : 'leaveYes')}
              </Action>
              {view.state === 'confirmed' && (
                <ButtonLink href={view.list}>{t('wholeList')}</ButtonLink>
              )}
            </div>
          </InkBox>
        )}
      </div>
    </div>
  )
}

/** What a link says that opens nothing, and where to go. */
const Over = ({ outcome, language }: Pick<Props, 'outcome' | 'language'>) => {
  const t = wordsIn(language, 'jobAlerts')
  return (
    <>
      {!outcome && <h2>{t('overTitle')}</h2>}
      {/* Who has just ended the alert knows why. */}
      {!outcome?.success && <p>{t('overText', { hours: String(ALERT_CONFIRM_HOURS) })}</p>}
      <p>
        <ButtonLink href={linkIn(paths.jobList, language)}>{t('openJobs')}</ButtonLink>
      </p>
    </>
  )
}

type ActionProps = {
  token: string
  action: 'confirm' | 'leave'
  language: Language
  isMain?: boolean
  children: string
}

const Action = ({ token, action, language, isMain = false, children }: ActionProps) => (
  <form method="post" action={paths.php('job_alert')} encType="multipart/form-data" data-plain>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="language" value={language} />
    <Button type="submit" variant={isMain ? 'brand' : 'line'}>
      {children}
    </Button>
  </form>
)
