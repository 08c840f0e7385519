import { PARAMETERS, PASSPORTS, type Route } from '@/collections/Tools/documents/shared/question'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { routeCells } from '@/components/tools/shared/routeCells'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { linkIn } from '@/lib/shared/alternates'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

/** The questions of My steps. */
export const StepsForm = ({ route, words }: { route: Route; words: PageWords }) => {
  const t = wordsIn(words.language, 'tools')
  const say = (english: string) => words.text(english).children
  return (
    <ToolForm action={linkIn(paths.mySteps, words.language)} submit={t('showSteps')}>
      <RouteBox isWay cells={routeCells(route, words)} />
      <Choices
        name={PARAMETERS.passport}
        title={t('lastPage')}
        hint={t('lastPageHint')}
        columns={4}
        onPhone={2}
      >
        {keysOf(PASSPORTS).map((passport) => (
          <Choice
            key={passport}
            name={PARAMETERS.passport}
            value={passport}
            chosen={route.passport}
          >
            {say(PASSPORTS[passport])}
          </Choice>
        ))}
      </Choices>
    </ToolForm>
  )
}
