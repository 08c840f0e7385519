import { FormScreen } from '../[...slug]/FormScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('contact-us')

const Page = ({ searchParams }: FormPageProps) => (
  <FormScreen slug="contact-us" searchParams={searchParams} />
)

export default Page
