import type { MailContent } from '@/collections/Mails/layout'
import { ROLES, type Role } from '@/collections/Users/shared/roles'
import { env } from '@/lib/server/settings/env'
import { INVITATION_HOURS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

type Invited = { role: Role; token: string; agency: string }

/**
 * Where an invited person chooses a password. The token is behind `#`, which browsers send to no
 * server: neither a log nor a referrer contains it.
 */
export const invitationLink = (token: string): string =>
  `${env.siteUrl}${paths.invitation}#${token}`

/** To a new member of staff. */
export const invitationMail = ({ role, token, agency }: Invited): MailContent => ({
  subject: `Your account at ${agency}`,
  title: 'You are invited to work with the office',
  parts: [
    {
      kind: 'text',
      text: `An admin of ${agency} made an account for you (${ROLES[role]}). Choose a password to begin.`,
    },
    {
      kind: 'button',
      label: 'Choose a password',
      href: invitationLink(token),
      hint: `The link works once, for ${INVITATION_HOURS} hours. It is for you alone: do not pass it on. If you do not know why you got it, do nothing.`,
    },
  ],
})
