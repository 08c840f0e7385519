import type { Metadata } from 'next'
import { LoginForm } from '@/components/login/LoginForm'
import { EntryScreen } from '../EntryScreen'

export const metadata: Metadata = { title: 'Log in' }

const LoginPage = () => (
  <EntryScreen title="Log in" intro="Login and get access to all the features of Post Job">
    <LoginForm />
  </EntryScreen>
)

export default LoginPage
