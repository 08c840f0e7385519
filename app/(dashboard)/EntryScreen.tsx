import type { ReactNode } from 'react'
import { licenceValidity } from '@/collections/Agency/shared/licence'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { LoginScreen } from '@/components/login/LoginScreen'

type Props = { title: string; intro: string; children: ReactNode }

/** A screen before the dashboard, with the agency's name and licence. */
export const EntryScreen = async ({ title, intro, children }: Props) => {
  const { name, licence_number, licence_valid_until } = await siteFacts()
  return (
    <LoginScreen
      name={name ?? ''}
      licence_number={licence_number ?? ''}
      validity={licenceValidity(licence_valid_until, new Date())}
      title={title}
      intro={intro}
    >
      {children}
    </LoginScreen>
  )
}
