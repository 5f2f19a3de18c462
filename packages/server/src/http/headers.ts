/**
 * What a browser may do with a page of this server: run and show only what comes from here, connect to nothing else,
 * be framed only by pages of these origins, and send no referrer.
 */
export const securityHeaders = (origins: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : ["'self'", ...origins].join(' ')}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  // An older header that cannot hold a list: the policy above says which pages may frame this one.
  ...(origins.length === 0 && { 'x-frame-options': 'DENY' }),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-robots-tag': 'noindex',
})

/** Headers for an allowed page from elsewhere: keys travel in `Authorization`, never on their own, so no credentials. */
export const crossOriginHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
  'access-control-expose-headers': 'ETag, Retry-After',
  'access-control-max-age': '600',
})
