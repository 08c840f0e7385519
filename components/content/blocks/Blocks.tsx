import type { ReactNode } from 'react'
import type { ContentBlock } from '@/collections/content/shared/json'
import { isPaperName } from '@/collections/content/shared/papers'
import { pictureOf } from '@/collections/Media/shared/media'
import { PaperPoints } from '@/components/agency/papers/PaperPoints'
import { RichText } from '@/components/content/RichText'
import { PhoneFold } from '@/components/ui/PhoneFold'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { PictureBlock } from '@/payload-types'
import { Callout } from './Callout'
import { Documents } from './Documents'
import { Download } from './Download'
import { FactsTable } from './FactsTable'
import { Figure } from './Figure'
import { Gallery } from './Gallery'
import { LawTable } from './LawTable'
import { LinkList } from './LinkList'
import { Questions } from './Questions'
import { Steps } from './Steps'

type Props = {
  layout: ContentBlock[]
  language: Language
  /** Replaces the block of jobs; left out where the page shows the jobs elsewhere. */
  jobs?: ReactNode
  /** Steps are one line to open on a phone: the page has them beside much else. */
  foldsSteps?: boolean
}

/** Renders the blocks of a page in order. */
export const Blocks = ({ layout, ...others }: Props) => (
  <>
    {layout.map((block, index) => (
      <BlockOf key={block.id ?? index} block={block} {...others} />
    ))}
  </>
)

type BlockProps = Omit<Props, 'layout'> & { block: ContentBlock }

const BlockOf = ({ block, language, jobs = null, foldsSteps = false }: BlockProps) => {
  const t = wordsIn(language, 'content')
  switch (block.blockType) {
    case 'text':
      return <RichText body={block.body} language={language} />
    case 'picture':
      return <PictureOf block={block} />
    case 'gallery':
      return <Gallery block={block} language={language} />
    case 'documents':
      return <Documents block={block} />
    case 'steps':
      return foldsSteps ? (
        <PhoneFold title={t('allSteps', { count: String(block.steps.length) })}>
          <Steps block={block} language={language} />
        </PhoneFold>
      ) : (
        <Steps block={block} language={language} />
      )
    case 'factsTable':
      return <FactsTable block={block} language={language} />
    case 'facts':
      return <LawTable block={block} language={language} now={new Date()} />
    case 'paper':
      // A draft may not name one yet.
      return isPaperName(block.paper) && <PaperPoints paper={block.paper} language={language} />
    case 'callout':
      return <Callout block={block} language={language} />
    case 'links':
      return <LinkList block={block} language={language} />
    case 'jobs':
      return <>{jobs}</>
    case 'download':
      return <Download block={block} />
    case 'qa':
      return <Questions block={block} language={language} />
    default:
      return null
  }
}

const PictureOf = ({ block: { caption, picture, width } }: { block: PictureBlock }) => {
  const shown = pictureOf(picture)
  return shown && <Figure picture={shown} caption={caption} isHalf={width === 'half'} />
}
