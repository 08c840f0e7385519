import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ACTIVITY_ROWS } from './collections/Activities/rows'
import { HomePage } from './collections/Agency/HomePage'
import { SiteSettings } from './collections/Agency/SiteSettings'
import { Applications } from './collections/Applications'
import { Audit } from './collections/Audit'
import { closedByDefault } from './collections/access'
import { Backups } from './collections/Backups'
import { BroadcastLists } from './collections/BroadcastLists'
import { Countries } from './collections/Countries'
import { redirects } from './collections/content/plugins'
import { DEMAND_ROWS } from './collections/Demands'
import { Deployments } from './collections/Deployments'
import { Enquiries } from './collections/Enquiries'
import { Erasures } from './collections/Erasures'
import { refusingStaleEdits } from './collections/editing/refuseStale'
import { Facts } from './collections/Facts'
import { withHelp } from './collections/help/withHelp'
import { PANEL_WORDS } from './collections/help/words'
import { Imports } from './collections/Imports'
import { INTERVIEW_ROWS } from './collections/Interviews'
import { Invitations } from './collections/Invitations'
import { JobAlerts } from './collections/JobAlerts'
import { Jobs, Trades } from './collections/Jobs'
import { Keyring } from './collections/Keyring'
import { Launch } from './collections/Launch'
import { Ledger } from './collections/Ledger'
import { Mails } from './collections/Mails'
import { outboxAdapter } from './collections/Mails/emailAdapter'
import { Media } from './collections/Media'
import { MessageTemplates } from './collections/MessageTemplates'
import { NewsArticles } from './collections/NewsArticles'
import { OptOuts } from './collections/OptOuts'
import { OFFICE_SETTINGS } from './collections/officeSettings'
import { Pages } from './collections/Pages'
import { PageViews } from './collections/PageViews'
import { PAPER_ROWS } from './collections/Papers'
import { Positions } from './collections/Positions'
import { PrivacySettings } from './collections/Privacy/PrivacySettings'
import { Registrations } from './collections/Registrations'
import { Searches } from './collections/Searches'
import { SHORTLIST_ROWS } from './collections/Shortlists'
import { Translations } from './collections/Translations'
import { tasks } from './collections/tasks'
import { Users } from './collections/Users'
import { ACCOUNT_ROWS } from './collections/Users/accountRows'
import { guardSessions } from './collections/Users/sessions/guardSessions'
import { withNeeds } from './collections/Users/sessions/recentPassword'
import { WhatsAppEvents } from './collections/WhatsApp/Events'
import { database } from './lib/server/database/database'
import { logger } from './lib/server/monitoring/log'
import { withFieldProblems } from './lib/server/payload/payloadErrors'
import { withPayloadFixes } from './lib/server/payload/payloadFixes'
import { refuseUnreadable } from './lib/server/payload/restErrors'
import { withSiteAddress } from './lib/server/payload/siteAddress'
import { env } from './lib/server/settings/env'
import { MEDIA_FORM_MAX_BYTES } from './lib/shared/limits'
import { migrations as postgres } from './migrations/postgres'
import { migrations as sqlite } from './migrations/sqlite'

const root = path.dirname(fileURLToPath(import.meta.url))

/** The office's clock, as `lib/shared/format.ts` counts it. */
const OFFICE_ZONE = 'Asia/Kolkata'

const COMPONENTS = '/app/(payload)/components'

export default buildConfig({
  secret: env.payloadSecret,
  cors: [],
  db: database(root, { sqlite, postgres }),
  collections: [
    Pages,
    NewsArticles,
    Media,
    Facts,
    Translations,
    Jobs,
    Applications,
    Registrations,
    Enquiries,
    JobAlerts,
    ...ACTIVITY_ROWS,
    ...INTERVIEW_ROWS,
    ...DEMAND_ROWS,
    Deployments,
    Ledger,
    ...PAPER_ROWS,
    ...SHORTLIST_ROWS,
    BroadcastLists,
    OptOuts,
    WhatsAppEvents,
    Keyring,
    Mails,
    Audit,
    Erasures,
    Backups,
    Countries,
    Positions,
    Trades,
    MessageTemplates,
    Users,
    Invitations,
    Searches,
    PageViews,
    Imports,
    ...ACCOUNT_ROWS,
  ],
  globals: [SiteSettings, HomePage, PrivacySettings, Launch, ...OFFICE_SETTINGS],
  editor: lexicalEditor(),
  // Only one language so far, but switched on now, because doing so later rebuilds every table.
  localization: { locales: ['en'], defaultLocale: 'en' },
  i18n: { translations: PANEL_WORDS },
  jobs: tasks,
  email: outboxAdapter,
  onInit: guardSessions,
  plugins: [redirects],
  sharp,
  hooks: { afterError: [refuseUnreadable, withFieldProblems, withNeeds] },
  logger,
  // Failed attempts of visitors are not errors of the site.
  loggingLevels: {
    AuthenticationError: 'info',
    Forbidden: 'info',
    LockedAuth: 'info',
    NotFound: 'info',
    ValidationError: 'info',
  },
  admin: {
    user: Users.slug,
    avatar: { Component: `${COMPONENTS}/PanelLogo#PanelAvatar` },
    importMap: { baseDir: root },
    meta: {
      titleSuffix: ' | Office',
      description: 'The desk of the content staff.',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icons/icon.svg' }],
      // Otherwise a shared link would show Payload's picture and name.
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Office', description: 'The desk of the content staff.' },
    },
    // The tokens follow the system's scheme, as on the site: Payload adds no scheme of its own.
    theme: 'light',
    dateFormat: 'd MMM yyyy, HH:mm',
    // Wherever the person is who schedules something.
    timezones: {
      defaultTimezone: OFFICE_ZONE,
      supportedTimezones: [{ label: 'India (Mumbai)', value: OFFICE_ZONE }],
    },
    components: {
      providers: [
        `${COMPONENTS}/password/PasswordProvider#PasswordProvider`,
        `${COMPONENTS}/launch/FieldFocus#FieldFocus`,
      ],
      graphics: {
        Logo: `${COMPONENTS}/PanelLogo#PanelLogo`,
        Icon: `${COMPONENTS}/PanelLogo#PanelStart`,
      },
      Nav: `${COMPONENTS}/nav/PanelNav#PanelNav`,
      views: {
        dashboard: { Component: `${COMPONENTS}/start/StartPage#StartPage` },
        login: { Component: `${COMPONENTS}/login/PanelLogin#PanelLogin`, path: '/login' },
        security: {
          Component: `${COMPONENTS}/security/SecurityView#SecurityView`,
          path: '/security',
        },
        translate: {
          Component: `${COMPONENTS}/translations/TranslateView#TranslateView`,
          path: '/translate',
        },
      },
    },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: 'Phone', width: 360, height: 740 },
        { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
      ],
    },
  },
  // Visitors use the php calls only (docs/adr/0001): no GraphQL, and REST is for staff.
  graphQL: { disable: true },
  telemetry: false,
  ...{ maxDepth: 2, defaultDepth: 0 },
  upload: {
    abortOnLimit: true,
    // The rules for files are in collections/Media, with their messages.
    limits: { fileSize: MEDIA_FORM_MAX_BYTES },
    requestSizeLimit: MEDIA_FORM_MAX_BYTES,
  },
  // `npm run generate` does it. Payload would start a process for it with each instance in development and tests.
  typescript: { outputFile: path.join(root, 'payload-types.ts'), autoGenerate: false },
})
  .then(withPayloadFixes)
  .then(closedByDefault)
  .then(refusingStaleEdits)
  .then(withHelp)
  .then(withSiteAddress)
