import { FormScreen } from '../[...slug]/FormScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('grievance-form')

const Page = ({ searchParams }: FormPageProps) => (
  <FormScreen slug="grievance-form" searchParams={searchParams} />
)

export default Page
