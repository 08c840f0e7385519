import path from 'node:path'
import * as z from 'zod/mini'
import { type BackupSettings, backupFields, backupSettings } from '../backups/backupSettings'
import type { S3Settings } from '../files/s3Requests'
import { uploadBucket } from '../files/uploadBucket'
import { address, mailFrom, smtpUrl } from './mailSettings'
import { givenSecret, secretOf } from './secret'
import { storedAddress } from './storedAddress'
import {
  type WhatsAppSettings,
  whatsAppApi,
  whatsAppFields,
  whatsAppSettings,
} from './whatsAppSettings'

/**
 * The settings, read once and checked: the only place that reads the environment
 * (.env.example documents each). Throws one line that names the wrong setting.
 */

const text = () => z._default(z.string(), '')
const flag = (byDefault: boolean) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^(true|false|)$/, 'must be true or false')),
      z.transform((value) => (value === '' ? byDefault : value === 'true')),
    ),
    byDefault,
  )
const number = (byDefault: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{0,6}(\.\d+)?$/, 'must be a number')),
      z.transform((value) => (value === '' ? byDefault : Number(value))),
    ),
    byDefault,
  )

const schema = z.object({
  PORT: number(3000),
  HOST: text(),
  SITE_URL: text(),
  DATA_DIR: text(),
  DATABASE_URL: text(),
  ADMIN_EMAIL: text(),
  ADMIN_PASSWORD: text(),
  PAYLOAD_SECRET: text(),
  SEED_SAMPLES: flag(true),
  TRUSTED_HOPS: number(0),
  RATE_LIMIT_SCALE: number(1),
  SESSION_DAYS: number(7),
  SMTP_URL: text(),
  MAIL_FROM: text(),
  OFFICE_EMAIL: text(),
  LAUNCH: z._default(z.string().check(z.regex(/^(now|)$/, 'must be now, or left out')), ''),
  S3_ENDPOINT: text(),
  S3_BUCKET: text(),
  S3_REGION: text(),
  S3_ACCESS_KEY_ID: text(),
  S3_SECRET_ACCESS_KEY: text(),
  ...backupFields,
  ...whatsAppFields,
  ACCESS_LOG: flag(false),
  METRICS_TOKEN: text(),
  DISK_RESERVE_MB: number(100),
  NODE_ENV: text(),
  NEXT_PHASE: text(),
})

type Env = {
  /** SITE_URL; empty: the address can be set in the office. */
  givenSiteUrl: string
  /** The public address now. It can change while the site runs: read it at each use. */
  readonly siteUrl: string
  /** The address at which this process listens, behind any proxies. */
  ownUrl: string
  dataDir: string
  databaseUrl: string
  adminEmail: string
  /** Empty: the first start creates one. */
  adminPassword: string
  /** Created in `secretFile` when it is first read, unless it is set. */
  readonly payloadSecret: string
  /** Whether PAYLOAD_SECRET is set; otherwise the secret is in `secretFile`. */
  isSecretSet: boolean
  secretFile: string
  seedSamples: boolean
  /** The number of trusted proxies in front; 0 means that no client address can be trusted. */
  trustedHops: number
  /** Multiplies every rate limit, for load tests. */
  rateLimitScale: number
  /** A session ends so many days after its sign-in, however often it is refreshed. */
  sessionDays: number
  /** Empty without a mail server: mails are kept in the outbox. */
  smtpUrl: string
  /** The sender of mails; empty parts are taken from the agency's facts. */
  mailFrom: { name: string; address: string }
  /** The recipient of notices; empty: the e-mail address of the agency's facts. */
  officeEmail: string
  /** Until it is launched, the site behaves as if it were (docs/product.md §14). */
  isTrial: boolean
  /** The bucket for uploaded files; null: they are in DATA_DIR. */
  s3: S3Settings | null
  backup: BackupSettings
  /** Null: an admin can set an account in the office. */
  whatsApp: WhatsAppSettings | null
  /** The address of WhatsApp's Cloud API, with its version. */
  whatsAppApi: string
  /** One line in the log for each request. */
  hasAccessLog: boolean
  /** Empty: one is created in DATA_DIR (lib/server/monitoring/metricsToken.ts). */
  metricsToken: string
  /** Below so much free space in DATA_DIR the forms of visitors are refused. 0: never. */
  diskReserveBytes: number
  isProduction: boolean
  /** True during `next build`: there is no database, and nothing may be written. */
  isBuilding: boolean
}

const read = (): Env => {
  const parsed = schema.safeParse(process.env)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`Setting ${String(issue?.path[0])} ${issue?.message}`)
  }
  const raw = parsed.data
  const dataDir = path.resolve(/* turbopackIgnore: true */ raw.DATA_DIR || 'data')
  const isBuilding = raw.NEXT_PHASE === 'phase-production-build'
  const secretFile = path.join(dataDir, 'secret')
  givenSecret('PAYLOAD_SECRET', raw.PAYLOAD_SECRET)
  let payloadSecret: string | undefined
  return {
    givenSiteUrl: raw.SITE_URL && siteUrl(raw.SITE_URL),
    get siteUrl() {
      return this.givenSiteUrl || storedAddress.url || `http://localhost:${raw.PORT}`
    },
    ownUrl: `http://${ownHost(raw.HOST)}:${raw.PORT}`,
    dataDir,
    databaseUrl: databaseUrl(raw.DATABASE_URL) || `file:${path.join(dataDir, 'database.db')}`,
    adminEmail: raw.ADMIN_EMAIL || 'admin@example.com',
    adminPassword: raw.ADMIN_PASSWORD,
    get payloadSecret() {
      // Not at the start: `npm run doctor` must see that the file is missing.
      payloadSecret ??= secretOf(raw.PAYLOAD_SECRET, secretFile, isBuilding)
      return payloadSecret
    },
    isSecretSet: raw.PAYLOAD_SECRET !== '',
    secretFile,
    seedSamples: raw.SEED_SAMPLES,
    trustedHops: raw.TRUSTED_HOPS,
    rateLimitScale: raw.RATE_LIMIT_SCALE,
    sessionDays: raw.SESSION_DAYS || 7,
    smtpUrl: smtpUrl(raw.SMTP_URL),
    mailFrom: mailFrom(raw.MAIL_FROM),
    officeEmail: raw.OFFICE_EMAIL ? address('OFFICE_EMAIL', raw.OFFICE_EMAIL) : '',
    isTrial: raw.LAUNCH === 'now',
    s3: uploadBucket(raw),
    backup: backupSettings(raw),
    whatsApp: whatsAppSettings(raw),
    whatsAppApi: whatsAppApi(raw),
    hasAccessLog: raw.ACCESS_LOG,
    metricsToken: givenSecret('METRICS_TOKEN', raw.METRICS_TOKEN),
    diskReserveBytes: raw.DISK_RESERVE_MB * 1_000_000,
    isProduction: raw.NODE_ENV === 'production',
    isBuilding,
  }
}

/** The address at which a process that listens on this host reaches itself. */
const ownHost = (host: string): string => {
  if (['', '0.0.0.0', '::'].includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

const siteUrl = (value: string): string => {
  if (!URL.canParse(value)) throw new Error('Setting SITE_URL must be an address such as https://…')
  return new URL(value).origin
}

const databaseUrl = (value: string): string => {
  const isPostgres = /^postgres(ql)?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')
  if (value && !isPostgres && !value.startsWith('file:')) {
    throw new Error('Setting DATABASE_URL must be like postgres://user:password@host/database')
  }
  return value
}

export const env: Env = read()
