import type { Metadata } from 'next'
import { LoginScreen } from '@/components/login/LoginScreen'
import { siteFacts } from '@/globals/siteFacts'
import { licenceValidity } from '@/lib/shared/licence'

export const metadata: Metadata = { title: 'Log in' }

const LoginPage = async () => {
  const { name, licence_number, licence_valid_until } = await siteFacts()
  return (
    <LoginScreen
      name={name ?? ''}
      licence_number={licence_number ?? ''}
      validity={licenceValidity(licence_valid_until, new Date())}
    />
  )
}

export default LoginPage
