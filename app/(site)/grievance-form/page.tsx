import { ContentScreen } from '../[...slug]/ContentScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'
import { PageForm } from '../[...slug]/PageForm'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('grievance-form')

const Page = ({ searchParams }: FormPageProps) => (
  <ContentScreen
    slug="grievance-form"
    form={<PageForm slug="grievance-form" searchParams={searchParams} />}
  />
)

export default Page
