import { FormScreen } from '../[...slug]/FormScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('partner-with-us')

const Page = ({ searchParams }: FormPageProps) => (
  <FormScreen slug="partner-with-us" searchParams={searchParams} />
)

export default Page
