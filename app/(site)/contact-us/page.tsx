import { ContentScreen } from '../[...slug]/ContentScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'
import { PageForm } from '../[...slug]/PageForm'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('contact-us')

const Page = ({ searchParams }: FormPageProps) => (
  <ContentScreen
    slug="contact-us"
    form={<PageForm slug="contact-us" searchParams={searchParams} />}
  />
)

export default Page
