import type { StatusView } from '@/collections/StatusPage/shared/json'
import type { CandidateAction } from '@/collections/StatusPage/shared/schema'
import { Button, ButtonLink } from '@/components/ui/Button'
import { InkBox } from '@/components/ui/InkBox'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './StatusScreen.module.css'

type Props = { view: StatusView; action: CandidateAction; language: Language }

/** The sentences about each action: its button, and the question that confirms it. */
const KEYS = {
  stop_whatsapp: 'stopWhatsapp',
  stop_keeping: 'stopKeeping',
  withdraw: 'withdraw',
  erase: 'erase',
} as const

const LEADS = {
  stop_whatsapp: 'stopWhatsappText',
  stop_keeping: 'stopKeepingText',
  withdraw: 'withdrawLead',
  erase: 'eraseLead',
} as const

const pageOf = ({ token }: StatusView, language: Language): string =>
  inLanguage(paths.myApplication(token), language)

/** Links to this page with a question, because the action cannot be undone. */
export const ActionLink = ({ view, action, language }: Props) => (
  <ButtonLink size="small" href={`${pageOf(view, language)}?ask=${action}#form`} rel="nofollow">
    {wordsIn(language, 'statusPage')(KEYS[action])}
  </ButtonLink>
)

export const ActionQuestion = ({ view, action, language }: Props) => {
  const t = wordsIn(language, 'statusPage')
  return (
    <InkBox id="question" title={t(`${KEYS[action]}Question`)} lead={t(LEADS[action])}>
      <div className={styles.answers}>
        <ActionForm view={view} action={action} language={language} isMain />
        <ButtonLink href={pageOf(view, language)}>{t('back')}</ButtonLink>
      </div>
    </InkBox>
  )
}

export const ActionForm = ({
  view,
  action,
  language,
  isMain = false,
}: Props & { isMain?: boolean }) => (
  <form method="post" action={paths.php('my_application')} encType="multipart/form-data" data-plain>
    <input type="hidden" name="token" value={view.token} />
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="language" value={language} />
    <Button type="submit" variant={isMain ? 'brand' : 'line'} size={isMain ? 'normal' : 'small'}>
      {wordsIn(language, 'statusPage')(isMain ? `${KEYS[action]}Yes` : KEYS[action])}
    </Button>
  </form>
)
