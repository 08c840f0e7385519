import type { GlobalConfig } from 'payload'
import { BackupSettings } from './Backups/BackupSettings'
import { MailSettings } from './Mails/MailSettings'
import { AddressSettings } from './SiteAddress/AddressSettings'
import { SignInSettings } from './Users/secondFactor/SignInSettings'
import { WhatsAppAccount } from './WhatsApp/Settings'

/** What admins set in the office, each by a call that tries it first. */
export const OFFICE_SETTINGS: GlobalConfig[] = [
  MailSettings,
  WhatsAppAccount,
  BackupSettings,
  AddressSettings,
  SignInSettings,
]
