import { FormScreen } from '../[...slug]/FormScreen'
import { type FormPageProps, formPageMetadata } from '../[...slug]/formPage'

export const dynamic = 'force-dynamic'
export const generateMetadata = formPageMetadata('how-we-check-messages')

const Page = ({ searchParams }: FormPageProps) => (
  <FormScreen slug="how-we-check-messages" searchParams={searchParams} />
)

export default Page
