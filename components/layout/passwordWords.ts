'use client'
import { useSay } from '@/components/forms/formWords'

/** The words of a password field's toggle in the language of the dialog. */
export const usePasswordWords = () => {
  const { say } = useSay()
  return {
    show: say('Show'),
    hide: say('Hide'),
    showPassword: say('Show password'),
    hidePassword: say('Hide password'),
  }
}
