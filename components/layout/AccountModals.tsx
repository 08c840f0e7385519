'use client'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { useHydrated } from '@/lib/client/useHydrated'
import { paths } from '@/lib/shared/paths'
import type { FormWords } from '@/messages/translated'
import type { AccountDialogs } from './AccountDialogs'
import type { AccountOffice } from './LogInTabs'

// Loaded on demand, because it brings the form code, which few visitors need.
const loadDialogs = () => import('./AccountDialogs')

type Props = {
  office: AccountOffice
  licence: ReactNode
  /** In another language: the buttons, the registration form in it, and what the dialogs say. */
  words?: { signUp: string; logIn: string; registration: string; form: FormWords }
}

/**
 * The footer's 'Sign up' and 'Log in' (docs/product.md §2.9): two dialogs. Without JavaScript,
 * links to the registration form and to the staff login.
 */
export const AccountModals = ({ words, ...props }: Props) => {
  const [Dialogs, setDialogs] = useState<typeof AccountDialogs | null>(null)
  const [open, setOpen] = useState<'signUp' | 'logIn' | null>(null)
  const isHydrated = useHydrated()

  const show = (dialog: 'signUp' | 'logIn') => ({
    'data-wake': true,
    ...(isHydrated && { 'aria-haspopup': 'dialog' as const }),
    onClick: async (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { href } = event.currentTarget
      const loaded = await loadDialogs().catch(() => null)
      if (!loaded) return window.location.assign(href)
      setDialogs(() => loaded.AccountDialogs)
      setOpen(dialog)
    },
  })

  return (
    <>
      <ButtonLink
        variant="inverse"
        href={words?.registration ?? paths.registration}
        {...show('signUp')}
      >
        {words?.signUp ?? 'Sign up'}
      </ButtonLink>
      <ButtonLink variant="inverse" href={paths.login} {...show('logIn')}>
        {words?.logIn ?? 'Log in'}
      </ButtonLink>
      {Dialogs && (
        <Dialogs {...props} words={words?.form} open={open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
