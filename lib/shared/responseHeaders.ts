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
