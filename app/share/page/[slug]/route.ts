import { shareImage, sharePicture } from '@/collections/Agency/shareImage/shareImage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { listContent } from '@/collections/content/findContent'
import { findSharePicture } from '@/collections/content/findSharePicture'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { fail } from '@/lib/server/calls/answers'
import { answering, toJson } from '@/lib/server/calls/responses'

type Params = { params: Promise<{ slug: string }> }

const JOBS = 'Jobs in the Gulf, Singapore and Malaysia'

/** Screens that are no page of the CMS, by the first part of their address. */
const CARDS: ReadonlyMap<string, { name: string; line: string }> = new Map<
  string,
  { name: string; line: string }
>([
  ['home', { name: JOBS, line: 'From a registered recruiting agent in Mumbai' }],
  ['job-list', { name: JOBS, line: 'Each with its salary and place. Apply from your phone.' }],
  ['apply-job', { name: 'Apply for a job', line: 'Send your resume from your phone. It is free.' }],
  ['registration', { name: 'Register', line: 'We tell you when a job fits you. It is free.' }],
  ...Object.values(TOOLS).map((tool) => [tool.path.slice(1), tool] as const),
])

/** The 1200 × 630 picture of a page or screen, for shared links. */
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const { slug } = await params
    const facts = await siteFacts()
    const card = CARDS.get(slug)
    if (card) return shareImage({ title: card.name, titleOtherwise: '', line: card.line }, facts)
    const page = (await listContent()).find((entry) => entry.slug === slug)
    if (!page) return toJson(fail.fileUnknown())
    const chosen = await findSharePicture(slug)
    const picture = chosen && (await sharePicture(chosen))
    if (picture) return picture
    return shareImage({ title: page.title, titleOtherwise: '', line: page.lead }, facts)
  })
