import type { StatusView } from '@/collections/StatusPage/shared/json'
import type { CandidateAction } from '@/collections/StatusPage/shared/schema'
import { Button, ButtonLink } from '@/components/ui/Button'
import { InkBox } from '@/components/ui/InkBox'
import { paths } from '@/lib/shared/paths'
import { QUESTIONS } from './questions'
import styles from './StatusScreen.module.css'

type Props = { view: StatusView; action: CandidateAction }

/** Links to this page with a question, because the action cannot be undone. */
export const ActionLink = ({ view, action }: Props) => (
  <ButtonLink
    size="small"
    href={`${paths.myApplication(view.token)}?ask=${action}#form`}
    rel="nofollow"
  >
    {QUESTIONS[action].ask}
  </ButtonLink>
)

export const ActionQuestion = ({ view, action }: Props) => {
  const { question, text } = QUESTIONS[action]
  return (
    <InkBox id="question" title={question} lead={text}>
      <div className={styles.answers}>
        <ActionForm view={view} action={action} isMain />
        <ButtonLink href={paths.myApplication(view.token)}>No, go back</ButtonLink>
      </div>
    </InkBox>
  )
}

export const ActionForm = ({ view, action, isMain = false }: Props & { isMain?: boolean }) => (
  <form method="post" action={paths.php('my_application')} encType="multipart/form-data" data-plain>
    <input type="hidden" name="token" value={view.token} />
    <input type="hidden" name="action" value={action} />
    <Button type="submit" variant={isMain ? 'brand' : 'line'} size={isMain ? 'normal' : 'small'}>
      {isMain ? QUESTIONS[action].yes : QUESTIONS[action].ask}
    </Button>
  </form>
)
