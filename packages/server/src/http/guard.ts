import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Who may speak to a server, by what a request says automatically. */
export interface GuardOptions {
  /** Names by which people reach the server in addition to numbers and this machine's own name, as in `fray.example.org`. */
  readonly names: readonly string[]
  /** Pages from elsewhere that may connect and frame this one, as in `https://example.org`. */
  readonly origins: readonly string[]
}

/** The host of a `Host` header without its port; null where it is none. */
function hostOf(header: string | undefined): string | null {
  if (header === undefined || header === '' || header.length > 300 || !/^[\w.:[\]-]+$/.test(header)) return null
  try {
    return new URL(`http://${header}`).hostname.toLowerCase()
  } catch {
    return null
  }
}

/**
 * Why a request is not heard, in a sentence, or null. A page of somebody else's that has its own name lead here (DNS rebinding) says
 * that name in `Host`; numbers and the names of this server cannot be made to lie. A page of somebody else's that speaks here says
 * its own address in `Origin`, and is heard where it was allowed; programs say none.
 */
export function refusedBy(
  { names, origins }: GuardOptions,
  headers: { host?: string; origin?: string },
): string | null {
  const host = hostOf(headers.host)
  if (host === null) return 'A request has to name its server in "Host".'
  const isKnown =
    host === 'localhost' ||
    host === hostname().toLowerCase() ||
    isIP(host.replace(/^\[|\]$/g, '')) > 0 ||
    names.includes(host)
  if (!isKnown) return 'This server has another name: start it with --name to make it answer to this one.'
  const { origin } = headers
  if (origin === undefined) return null
  let from: string
  try {
    from = new URL(origin).host.toLowerCase()
  } catch {
    return 'Only the page of this server may connect to it.'
  }
  return from === headers.host?.toLowerCase() || names.includes(from) || origins.includes(origin.toLowerCase())
    ? null
    : 'Only the page of this server may connect to it.'
}
