import type { ReactNode } from 'react'
import { ENGLISH, inEnglish, type Language } from '@/lib/shared/languages'

type Props = { language: Language; children: ReactNode }

/** Words of a job as the office wrote them, on a page in a language. */
export const AsWritten = ({ language, children }: Props) =>
  language === ENGLISH ? children : <span {...inEnglish(language)}>{children}</span>
