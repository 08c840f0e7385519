import { CallFailed, type PhpAnswer } from '@/lib/client/phpClient'

export const CONFIRM_PASSWORD = '/api/users/confirm-password'

/** Sends the password with the panel's cookie. Throws when it cannot be checked now. */
export const confirmPassword = async (current_password: string): Promise<PhpAnswer> => {
  const response = await fetch(CONFIRM_PASSWORD, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ current_password }),
  })
  if (!response.ok) throw new CallFailed(response.status)
  return response.json()
}
