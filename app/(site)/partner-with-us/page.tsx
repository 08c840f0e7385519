import { ContentScreen } from '../[...slug]/ContentScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'
import { PageForm } from '../[...slug]/PageForm'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('partner-with-us')

const Page = ({ searchParams }: FormPageProps) => (
  <ContentScreen
    slug="partner-with-us"
    form={<PageForm slug="partner-with-us" searchParams={searchParams} />}
  />
)

export default Page
