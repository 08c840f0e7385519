import type { ReactNode } from 'react'
import { PARAMETERS, PASSPORTS, type Route } from '@/collections/Tools/documents/shared/question'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Paper } from '@/components/agency/papers/Paper'
import { Choice, Choices } from '@/components/tools/shared/Choices'
import { LineRun } from '@/components/tools/shared/Lines'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { routeCells } from '@/components/tools/shared/routeCells'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { linkIn } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './DocumentsForm.module.css'

type Props = {
  route: Route
  /** What the facts say about the last page of the passport. */
  stamp: readonly Line[]
  sources: readonly ToolSource[]
  words: PageWords
}

const PASSPORT_DRAWINGS: Partial<Record<keyof typeof PASSPORTS, ReactNode>> = {
  ecr: <Paper name="passport-ecr" />,
  ecnr: <Paper name="passport-no-note" />,
}

/** The questions of My documents. The passport is asked of candidates from India only. */
export const DocumentsForm = ({ route, stamp, sources, words }: Props) => {
  const t = wordsIn(words.language, 'documents')
  const say = (english: string) => words.text(english).children
  const passport = (key: keyof typeof PASSPORTS) => (
    <Choice
      name={PARAMETERS.passport}
      value={key}
      chosen={route.passport}
      note={key === 'ecnr' ? t('nonEcr') : undefined}
      drawing={PASSPORT_DRAWINGS[key]}
    >
      {say(PASSPORTS[key])}
    </Choice>
  )
  return (
    <ToolForm action={linkIn(paths.myDocuments, words.language)} submit={t('showList')}>
      <div className={styles.way}>
        <RouteBox isWay cells={routeCells(route, words)} />
        <div className={styles.stamp}>
          <Choices
            name={PARAMETERS.passport}
            title={t('lastPage')}
            hint={<LineRun lines={stamp} sources={sources} words={words} />}
            columns={2}
            more={{
              label: t('otherPassport'),
              isOpen: route.passport === 'unsure' || route.passport === 'none',
              choices: (
                <>
                  {passport('unsure')}
                  {passport('none')}
                </>
              ),
            }}
          >
            {passport('ecr')}
            {passport('ecnr')}
          </Choices>
        </div>
      </div>
    </ToolForm>
  )
}
