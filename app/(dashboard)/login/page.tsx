import type { Metadata } from 'next'
import { licenceValidity } from '@/collections/Agency/shared/licence'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { LoginForm } from '@/components/login/LoginForm'
import { LoginScreen } from '@/components/login/LoginScreen'

export const metadata: Metadata = { title: 'Log in' }

const LoginPage = async () => {
  const { name, licence_number, licence_valid_until } = await siteFacts()
  return (
    <LoginScreen
      name={name ?? ''}
      licence_number={licence_number ?? ''}
      validity={licenceValidity(licence_valid_until, new Date())}
      title="Log in"
      intro="Login and get access to all the features of Post Job"
    >
      <LoginForm />
    </LoginScreen>
  )
}

export default LoginPage
