import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { whatsAppFields, whatsAppSettings } from '@/lib/server/settings/whatsAppSettings'

const read = (given: Record<string, string>) =>
  whatsAppSettings(z.parse(z.object(whatsAppFields), given))

const ACCOUNT = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'EAAG-token-of-a-system-user',
  WHATSAPP_APP_SECRET: '0123456789abcdef',
  WHATSAPP_VERIFY_TOKEN: 'a-word-of-the-agency',
}

describe('an account in the environment', () => {
  test('is taken without the white space around it', () => {
    const spaced = Object.entries(ACCOUNT).map(([name, value]) => [name, ` ${value}\n`])
    expect(read({ ...Object.fromEntries(spaced), WHATSAPP_PER_DAY: ' 50 ' })).toEqual({
      phoneNumberId: '106540352242922',
      token: 'EAAG-token-of-a-system-user',
      appSecret: '0123456789abcdef',
      verifyToken: 'a-word-of-the-agency',
      perDay: 50,
    })
  })

  test('is none when nothing is set, or white space', () => {
    expect(read({})).toBeNull()
    expect(read({ WHATSAPP_TOKEN: ' ' })).toBeNull()
  })

  test.each([
    ['WHATSAPP_PHONE_NUMBER_ID', '+91 22 5550 0100'],
    ['WHATSAPP_PHONE_NUMBER_ID', '1234'],
    ['WHATSAPP_TOKEN', 'short'],
    ['WHATSAPP_TOKEN', 'a token with spaces in it'],
    ['WHATSAPP_APP_SECRET', '0123456789abcde'],
    ['WHATSAPP_VERIFY_TOKEN', 'short'],
    ['WHATSAPP_VERIFY_TOKEN', ''],
    ['WHATSAPP_PER_DAY', '0'],
    ['WHATSAPP_PER_DAY', 'many'],
  ])('stops the start with a wrong %s: %j', (name, value) => {
    expect(() => read({ ...ACCOUNT, [name]: value })).toThrow(`Setting ${name}`)
  })

  test.each(['50', 'many'])('stops the start with a limit of %s alone', (WHATSAPP_PER_DAY) => {
    expect(() => read({ WHATSAPP_PER_DAY })).toThrow('Setting WHATSAPP_')
  })
})
