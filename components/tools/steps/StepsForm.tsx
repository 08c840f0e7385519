import {
  CHOICES,
  PARAMETERS,
  PASSPORTS,
  type Route,
} from '@/collections/Tools/documents/shared/question'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { linkIn } from '@/lib/shared/alternates'
import { keysOf, mapValues } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'

/** The questions of My steps. */
export const StepsForm = ({ route, words }: { route: Route; words: PageWords }) => {
  const t = wordsIn(words.language, 'tools')
  const say = (english: string) => words.text(english).children
  const cell = (
    of: 'home' | 'destination' | 'trade',
    label: string,
    options: Readonly<Record<string, string>>,
  ) => ({ name: PARAMETERS[of], label, value: route[of], options, empty: t('choose') })
  return (
    <ToolForm action={linkIn(paths.mySteps, words.language)} submit={t('showSteps')}>
      <RouteBox
        isWay
        cells={[
          cell('home', t('comeFrom'), mapValues(CHOICES.home, say)),
          cell('destination', t('jobIsIn'), mapValues(CHOICES.destination, say)),
          cell(
            'trade',
            t('myTrade'),
            mapValues(TRADES, ({ label }) => say(label)),
          ),
        ]}
      />
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
