import { shareImage, sharePicture } from '@/collections/Agency/shareImage/shareImage'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { listContent } from '@/collections/content/findContent'
import { findSharePicture } from '@/collections/content/findSharePicture'
import { fail } from '@/lib/server/answers'
import { answering, toJson } from '@/lib/server/responses'

type Params = { params: Promise<{ slug: string }> }

/** The 1200 × 630 picture of a published page, or of `home`, for shared links. */
export const GET = (request: Request, { params }: Params) =>
  answering(request, async () => {
    const { slug } = await params
    const facts = await siteFacts()
    if (slug === 'home') {
      return shareImage(
        {
          title: 'Jobs in the Gulf, Singapore and Malaysia',
          titleOtherwise: '',
          line: 'From a registered recruiting agent in Mumbai',
        },
        facts,
      )
    }
    const page = (await listContent()).find((entry) => entry.slug === slug)
    if (!page) return toJson(fail.fileUnknown())
    const chosen = await findSharePicture(slug)
    const picture = chosen && (await sharePicture(chosen))
    if (picture) return picture
    return shareImage({ title: page.title, titleOtherwise: '', line: page.lead }, facts)
  })
