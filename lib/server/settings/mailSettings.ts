import * as z from 'zod/mini'

/** The settings of mails as the environment has them. Each throws one line that names a wrong setting. */

export const smtpUrl = (value: string): string => {
  if (value && !(URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) {
    throw new Error('Setting SMTP_URL must be like smtp://user:password@host:587')
  }
  return value
}

/** 'jobs@example.com', or with a name before it: 'Specimen Overseas <jobs@example.com>'. */
export const mailFrom = (value: string): { name: string; address: string } => {
  if (!value) return { name: '', address: '' }
  const [, name = '', inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(value.trim()) ?? []
  return { name: name.trim(), address: address('MAIL_FROM', inBrackets ?? value) }
}

export const address = (setting: string, value: string): string => {
  const parsed = z.email().safeParse(value.trim())
  if (!parsed.success) throw new Error(`Setting ${setting} must be an e-mail address`)
  return parsed.data
}
