import { expect, test } from 'vitest'
import { smtpUrl } from '@/collections/Mails/mailServer'
import { seal, unseal } from '@/lib/server/settings/sealed'

const server = {
  host: 'smtp.example.com',
  port: 587,
  user: 'jobs@agency.example',
  password: 'p/ w',
}

test('a password leaves this machine only encrypted', () => {
  expect(smtpUrl(server)).toBe(
    'smtp://jobs%40agency.example:p%2F%20w@smtp.example.com:587?requireTLS=true',
  )
  expect(smtpUrl({ ...server, port: 465 })).toMatch(/^smtps:\/\/.*@smtp\.example\.com:465$/)
  expect(smtpUrl({ ...server, host: 'localhost' })).not.toContain('requireTLS')
  expect(smtpUrl({ ...server, user: '', password: '' })).toBe('smtp://smtp.example.com:587')
})

test('a sealed secret is read again, and nothing of it that was changed', () => {
  const sealed = seal('p/ w')
  expect(unseal(sealed)).toBe('p/ w')
  expect(seal('p/ w')).not.toBe(sealed)
  for (const changed of ['', 'A', `A${sealed}`, sealed.slice(4), sealed.replace(/^./, '/')]) {
    expect(unseal(changed)).toBeNull()
  }
})
