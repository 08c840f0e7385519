import { ContentScreen } from '../[...slug]/ContentScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'
import { PageForm } from '../[...slug]/PageForm'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('BeAwareModal')

const Page = ({ searchParams }: FormPageProps) => (
  <ContentScreen
    slug="BeAwareModal"
    form={<PageForm slug="BeAwareModal" searchParams={searchParams} />}
  />
)

export default Page
