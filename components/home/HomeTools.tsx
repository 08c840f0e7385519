import { LifeBuoy, ListChecks, ReceiptText, Route } from 'lucide'
import type { ReactNode } from 'react'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { EntryCells } from '@/components/tools/shared/EntryCells'
import { Sign } from '@/components/tools/shared/Sign'
import { Icon } from '@/components/ui/Icon'
import { keysOf } from '@/lib/shared/objects'

const SHOWN: Record<keyof typeof TOOLS, { mark: ReactNode; text: string }> = {
  charges: {
    mark: (
      <>
        <Sign kind="no" />
        <Sign kind="only" />
        <Sign kind="yes" />
      </>
    ),
    text: 'Asked for money? See the law.',
  },
  help: {
    mark: <Icon of={LifeBuoy} />,
    text: 'Whom to call, and your last day.',
  },
  documents: {
    mark: <Icon of={ListChecks} />,
    text: 'Your papers, in the right order.',
  },
  offer: { mark: <Icon of={ReceiptText} />, text: 'What a month and an hour are worth.' },
  steps: { mark: <Icon of={Route} />, text: 'Who acts, who pays, what to keep.' },
}

/** The five tools, below the newest jobs. */
export const HomeTools = () => (
  <EntryCells
    cells={keysOf(TOOLS).map((tool) => ({
      href: TOOLS[tool].path,
      title: TOOLS[tool].name,
      more: 'Open',
      ...SHOWN[tool],
    }))}
  />
)
