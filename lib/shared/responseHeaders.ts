/** Headers of every response (docs/security.md, L4). */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const

/**
 * The content security policy of JSON and uploads: browsers run nothing in them, whatever type they
 * guess.
 */
export const DATA_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Scripts from files of this site. What a page contains itself runs only if the policy names it. */
const SCRIPTS = "script-src 'self'"

/** The policy that all pages share: nothing loads from another site. */
const policy = (scripts: string, more: Record<string, string>): string =>
  [
    "default-src 'self'",
    scripts,
    // Next and Payload put styles into their pages.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...Object.entries(more).map(([name, value]) => `${name} ${value}`),
  ].join('; ')

/**
 * Public pages. The server adds the hashes of the scripts that a page contains when it is made
 * (server/lateScripts.ts). The CMS panel's live preview shows public pages in a frame of the same site.
 */
export const PUBLIC_POLICY = policy(SCRIPTS, { 'frame-ancestors': "'self'" })

/** A policy of pages that also allows scripts with these hashes. */
export const withScripts = (contentSecurityPolicy: string, hashes: string[]): string =>
  contentSecurityPolicy.replace(SCRIPTS, [SCRIPTS, ...hashes].join(' '))

/** React's development build uses eval. */
const byNonce = (nonce: string, isDevelopment: boolean): string =>
  `${SCRIPTS} 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`

/** The dashboard, with the nonce of one response. Its worker is pdf.js, which shows resumes. */
export const dashboardPolicy = (nonce: string, isDevelopment: boolean): string =>
  policy(byNonce(nonce, isDevelopment), { 'worker-src': "'self'", 'frame-ancestors': "'none'" })

/** The CMS panel, with the nonce of one response. */
export const panelPolicy = (nonce: string, isDevelopment: boolean): string =>
  policy(byNonce(nonce, isDevelopment), { 'frame-src': "'self'", 'frame-ancestors': "'none'" })
