import { LifeBuoy, ListChecks, ReceiptText, Route } from 'lucide'
import type { ReactNode } from 'react'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { EntryCells } from '@/components/tools/shared/EntryCells'
import { Sign } from '@/components/tools/shared/Sign'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { keysOf } from '@/lib/shared/objects'
import { wordsIn } from '@/messages/wordsIn'

const MARKS: Record<keyof typeof TOOLS, ReactNode> = {
  charges: (
    <>
      <Sign kind="no" />
      <Sign kind="only" />
      <Sign kind="yes" />
    </>
  ),
  help: <Icon of={LifeBuoy} />,
  documents: <Icon of={ListChecks} />,
  offer: <Icon of={ReceiptText} />,
  steps: <Icon of={Route} />,
}

/** The five tools, below the newest jobs. */
export const HomeTools = ({ language }: { language: Language }) => {
  const t = wordsIn(language, 'home')
  return (
    <EntryCells
      cells={keysOf(TOOLS).map((tool) => ({
        href: linkIn(TOOLS[tool].path, language),
        title: t(tool),
        text: t(`${tool}Line`),
        mark: MARKS[tool],
        more: t('open'),
      }))}
    />
  )
}
