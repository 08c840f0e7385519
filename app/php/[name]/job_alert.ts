import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { isAlertToken } from '@/collections/JobAlerts/alertLink'
import { runAlertAction } from '@/collections/JobAlerts/runAlertAction'
import { storedSearch } from '@/collections/JobAlerts/searchWords'
import { jobAlertSchema } from '@/collections/JobAlerts/shared/schema'
import { alertSearch } from '@/collections/JobAlerts/shared/search'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS } from '@/messages/wordsIn'

/** POST job_alert.php: new jobs by mail. A visitor asks for them; the signed link confirms and ends. */
export const job_alert = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'jobAlert',
    schema: jobAlertSchema,
    form: true,
    run: runAlertAction,
    speaks: { screens: FORM_SCREENS.jobAlert, isOn: isLanguageOn },
    withoutScripts: (answer, { token, ...raw }, language) => {
      if (isAlertToken(token)) {
        return backToForm(inLanguage(paths.jobAlert(token), language), answer, {})
      }
      const query = alertSearch(storedSearch(String(raw.search ?? '')))
      return backToForm(inLanguage(paths.jobAlerts, language), answer, raw, { query })
    },
  }),
})
