import { ContentScreen } from '../[...slug]/ContentScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'
import { PageForm } from '../[...slug]/PageForm'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('how-we-check-messages')

const Page = ({ searchParams }: FormPageProps) => (
  <ContentScreen
    slug="how-we-check-messages"
    form={<PageForm slug="how-we-check-messages" searchParams={searchParams} />}
  />
)

export default Page
