import { FormScreen } from '../[...slug]/FormScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('BeAwareModal')

const Page = ({ searchParams }: FormPageProps) => (
  <FormScreen slug="BeAwareModal" searchParams={searchParams} />
)

export default Page
