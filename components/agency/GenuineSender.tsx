import type { ReactNode } from 'react'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'

type Props = { phone?: string | null; domain?: string | null; language?: Language }

/** States our phone number and e-mail domain, and that nobody else acts for us. */
export const GenuineSender = ({ phone, domain, language = ENGLISH }: Props) => {
  const t = wordsIn(language, 'formPage')
  const num = (text: ReactNode) => <b className="num">{text}</b>
  const b = (text: ReactNode) => <b>{text}</b>
  if (phone && domain) return t.rich('callAndWrite', { phone, domain, num, b })
  if (phone) return t.rich('call', { phone, num })
  return domain ? t.rich('write', { domain, b }) : t('callYou')
}
