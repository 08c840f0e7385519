import { NO_QUESTION } from '@/collections/Tools/charges/shared/question'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { SideKey } from '@/components/tools/shared/SideKey'
import { Sign } from '@/components/tools/shared/Sign'
import { ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { ChargeForm } from './ChargeForm'

/** The questions of Can I be charged this?, and what the four signs mean. */
export const ChargeAsk = ({ words }: { words: PageWords }) => {
  const t = wordsIn(words.language, 'tools')
  return (
    <ToolColumns
      side={
        <SideKey
          title={t('oneOfFour')}
          entries={[
            { mark: <Sign kind="no" />, title: t('no'), text: t('noText') },
            { mark: <Sign kind="only" />, title: t('only'), text: t('onlyText') },
            { mark: <Sign kind="yes" />, title: t('yes'), text: t('yesText') },
            { mark: <Sign kind="unknown" />, title: t('unknown'), text: t('unknownText') },
          ]}
          note={t('keyNote')}
        />
      }
    >
      <ToolHead title={translated(words.language, 'home', TOOLS.charges.name)} lead={t('lead')} />
      <ChargeForm question={NO_QUESTION} words={words} />
    </ToolColumns>
  )
}
