import type { Column } from './expectedData'

/**
 * Who gets something at each route of the built site: what the tests expect, written down apart from
 * app/routeAudience.ts. Every route that Next built must have a line, with an address to ask.
 */

/**
 * `anyone`: the same for everybody. `shell`: the same for everybody, without data; calls fill it.
 * `link`: only with a signed link, which the tests do not have: 404 for everybody. `rest` and
 * `calls` have tables of their own.
 */
type Who = 'anyone' | 'shell' | 'link' | 'rest' | 'calls' | readonly Column[]

export type ExpectedRoute = { who: Who; at: string; status?: number }

const page = (at: string): ExpectedRoute => ({ who: 'anyone', at })

const CALLS: ExpectedRoute = { who: 'calls', at: '' }

/** `{job}`, `{resume}`, `{avatar}`, `{logo}`, `{media}` and `{draft}` are replaced by stored ones. */
export const EXPECTED_ROUTES: Record<string, ExpectedRoute> = {
  '/localized/[lang]': page('/'),
  '/localized/[lang]/[...slug]': page('/about-us'),
  '/localized/[lang]/BeAwareModal': page('/BeAwareModal'),
  '/localized/[lang]/apply-job/[jobId]': page('/apply-job/general'),
  '/localized/[lang]/can-i-be-charged': page('/can-i-be-charged'),
  '/localized/[lang]/check-my-offer': page('/check-my-offer'),
  '/localized/[lang]/contact-us': page('/contact-us'),
  '/localized/[lang]/get-help': page('/get-help'),
  '/localized/[lang]/grievance-form': page('/grievance-form'),
  '/localized/[lang]/how-we-check-messages': page('/how-we-check-messages'),
  '/localized/[lang]/job-alerts': page('/job-alerts'),
  '/localized/[lang]/job-details/[jobId]': page('/job-details/{job}'),
  '/localized/[lang]/job-list': page('/job-list'),
  '/localized/[lang]/my-documents': page('/my-documents'),
  '/localized/[lang]/my-steps': page('/my-steps'),
  '/localized/[lang]/partner-with-us': page('/partner-with-us'),
  '/localized/[lang]/r': page('/r'),
  '/localized/[lang]/registration': page('/registration'),
  '/_not-found': { who: 'anyone', at: '/no-such-page', status: 404 },
  '/_global-error': { who: 'anyone', at: '/_global-error', status: 404 },
  '/localized/[lang]/my-application/[token]': {
    who: 'link',
    at: '/my-application/AP-26-0000001.1.a',
  },
  '/localized/[lang]/shortlist/[token]': { who: 'link', at: '/shortlist/1.aaaaaaaaaa.a' },
  '/localized/[lang]/interview/[token]': { who: 'link', at: '/interview/AP-26-0000001.1.a' },
  '/localized/[lang]/r/[receipt]': { who: 'link', at: '/r/a' },
  '/localized/[lang]/family/[token]': { who: 'link', at: '/family/AP-26-0000001.1.a' },
  '/localized/[lang]/job-alert/[token]': { who: 'link', at: '/job-alert/AP-26-0000001.1.a' },
  '/login': { who: 'shell', at: '/login' },
  '/addjob': { who: 'shell', at: '/addjob' },
  '/managejobs': { who: 'shell', at: '/managejobs' },
  '/edit-job/[job_id]': { who: 'shell', at: '/edit-job/{job}' },
  '/admin/[[...segments]]': { who: ['editor', 'admin'], at: '/admin/collections/pages' },
  '/api/[...slug]': { who: 'rest', at: '' },
  '/internal/preview': {
    who: ['editor', 'admin'],
    at: '/internal/preview?slug={draft}',
  },
  '/internal/this-site': page('/internal/this-site?challenge=0123456789abcdef0123456789abcdef'),
  '/uploads/resume/[file]': { who: ['recruiter', 'admin'], at: '/uploads/resume/{resume}' },
  '/uploads/avatar/[file]': page('/uploads/avatar/{avatar}'),
  '/uploads/company_logo/[file]': page('/uploads/company_logo/{logo}'),
  '/uploads/media/[file]': page('/uploads/media/{media}'),
  '/health': page('/health'),
  '/invitation': page('/invitation'),
  '/metrics': { who: 'anyone', at: '/metrics', status: 401 },
  '/ready': page('/ready'),
  '/manifest.webmanifest': page('/manifest.webmanifest'),
  '/robots.txt': page('/robots.txt'),
  '/sitemap.xml': page('/sitemap.xml'),
  '/feed/[name]': page('/feed/jobs.xml'),
  '/share/job/[jobId]': page('/share/job/{job}'),
  '/share/page/[slug]': page('/share/page/home'),
  '/php/[name]': CALLS,
  '/php/country_list.php': CALLS,
  '/php/country_master.php': CALLS,
  '/php/job_applied.php': CALLS,
  '/php/job_details.php': CALLS,
  '/php/job_status_update.php': CALLS,
  '/php/jobapplied_list.php': CALLS,
  '/php/joblist.php': CALLS,
  '/php/jobpost.php': CALLS,
  '/php/login.php': CALLS,
  '/php/position.php': CALLS,
  '/php/registration.php': CALLS,
}
