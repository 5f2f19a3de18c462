import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Which requests a server accepts, by their headers. */
export interface GuardOptions {
  /** Names of this server besides numeric addresses and this machine's own name, as in `fray.example.org`. */
  readonly names: readonly string[]
  /** Origins of other pages that may connect and frame this one, as in `https://example.org`. */
  readonly origins: readonly string[]
}

/** The host of a `Host` header without its port; null if it is not valid. */
function hostOf(header: string | undefined): string | null {
  if (header === undefined || header === '' || header.length > 300 || !/^[\w.:[\]-]+$/.test(header)) return null
  try {
    return new URL(`http://${header}`).hostname.toLowerCase()
  } catch {
    return null
  }
}

/**
 * Why a request is rejected, in a sentence, or null. A foreign page that has its own name resolve to this server (DNS
 * rebinding) sends that name in `Host`; numeric addresses and this server's names cannot be abused this way. A
 * foreign page that asks here sends its own address in `Origin`, and is accepted if that was allowed; programs send
 * none.
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
