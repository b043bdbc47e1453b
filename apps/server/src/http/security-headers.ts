import type { InlineCode } from './inline-code.ts';

/** The page runs only our own code, and connects only to this server. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'img-src': "'self'",
  'font-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const UNUSED_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

const FIXED: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export type Destination = {
  /** The host of a request. */
  readonly host: string | undefined;
  /** The public URL of this server, if it is known. */
  readonly publicUrl: URL | undefined;
  /** Whether the client uses HTTPS. */
  readonly isHttps: boolean;
};

/** For a year, browsers use only HTTPS. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Sent with every response. */
export const securityHeaders = (
  destination: Destination,
  inline: InlineCode,
): Readonly<Record<string, string>> => ({
  ...FIXED,
  'content-security-policy': policyFor(destination, inline),
  ...(destination.isHttps && { 'strict-transport-security': STRICT_TRANSPORT }),
});

const policyFor = (destination: Destination, { scripts, styles }: InlineCode): string =>
  Object.entries({
    ...POLICY,
    // The master's net runs in WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    'connect-src': ["'self'", ...socketsAt(destination)].join(' '),
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** A host in the syntax of a policy; any other claimed host is not repeated. */
const HOST = /^[\w.-]+(:\d{1,5})?$/;

/** The origin at which a client knows this server; undefined if it claims a host that cannot be repeated. */
export function originOf({ host, publicUrl, isHttps }: Destination): string | undefined {
  if (publicUrl) return publicUrl.origin;
  return host !== undefined && HOST.test(host) ? `${isHttps ? 'https' : 'http'}://${host}` : undefined;
}

/** Our own sockets: Safari before 15.4 does not include them in `'self'`. */
function socketsAt({ host, publicUrl }: Destination): string[] {
  if (publicUrl) return [publicUrl.origin.replace(/^http/, 'ws')];
  // A proxy may have terminated TLS.
  return host !== undefined && HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
}
