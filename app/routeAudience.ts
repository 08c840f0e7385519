import { PAGES_SEGMENT } from '@/lib/shared/languages'

/**
 * Who gets something at each route, by Next's name for it: the one declaration (docs/adr/0040). It
 * enforces nothing; each route checks its caller itself. The table in docs/security.md is made of it,
 * and tests/contract/permissions.test.ts proves it on the built site.
 */

/**
 * `everybody`: the same for all. `shell`: a page without data, filled by calls that check the token.
 * `link`: who has the signed link. `metrics`: who has the token for metrics. `calls`, `rest`: see their own tables.
 */
export type RouteAudience =
  | ('everybody' | 'shell' | 'link' | 'metrics' | 'calls' | 'rest')
  | ('dashboard' | 'panel' | 'preview')

/** The public pages, by their address without the language. */
const PAGES = `/ /[...slug] /BeAwareModal /apply-job/[jobId] /can-i-be-charged /check-my-offer /contact-us
  /get-help /grievance-form /how-we-check-messages /job-alerts /job-details/[jobId] /job-list
  /my-documents /my-steps /partner-with-us /r /registration`

const EVERYBODY = `/_not-found /_global-error /feed/[name] /health /internal/this-site /invitation /manifest.webmanifest
  /ready /robots.txt /share/job/[jobId] /share/page/[slug] /sitemap.xml /uploads/avatar/[file]
  /uploads/company_logo/[file] /uploads/media/[file]`

const CALLS = `/php/[name] /php/country_list.php /php/country_master.php /php/job_applied.php
  /php/job_details.php /php/job_status_update.php /php/jobapplied_list.php /php/joblist.php
  /php/jobpost.php /php/login.php /php/position.php /php/registration.php`

const each = (routes: string, audience: RouteAudience): [string, RouteAudience][] =>
  routes.split(/\s+/).map((route) => [route, audience])

/** Public pages, whose name for Next begins with the language (app/localized). */
const pages = (routes: string, audience: RouteAudience): [string, RouteAudience][] =>
  each(routes, audience).map(([route, who]) => [
    `/${PAGES_SEGMENT}/[lang]${route === '/' ? '' : route}`,
    who,
  ])

export const ROUTE_AUDIENCE: ReadonlyMap<string, RouteAudience> = new Map([
  ...each(EVERYBODY, 'everybody'),
  ...pages(PAGES, 'everybody'),
  ...each('/login /addjob /managejobs /edit-job/[job_id]', 'shell'),
  ...pages(
    '/my-application/[token] /interview/[token] /family/[token] /job-alert/[token] /r/[receipt]',
    'link',
  ),
  ...pages('/shortlist/[token]', 'link'),
  ...each('/metrics', 'metrics'),
  ...each(CALLS, 'calls'),
  ...each('/api/[...slug]', 'rest'),
  ...each('/uploads/resume/[file]', 'dashboard'),
  ...each('/admin/[[...segments]]', 'panel'),
  ...each('/internal/preview', 'preview'),
])
