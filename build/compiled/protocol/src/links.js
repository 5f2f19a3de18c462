/*
 * A link to a seat: `https://fray.example.org/#/join/KEY`. Its key stands after the `#`, which browsers send to nobody: it is in no
 * request, no log and no referer.
 */
/** The path at which a server takes WebSockets, below the address of its page. */
export const SOCKET_PATH = 'api/live';
/** The link of a key. `base` is the address of the server's page. */
export const linkOf = (base, key) => `${base.endsWith('/') ? base : `${base}/`}#/join/${key}`;
/** Reads a link, as people paste it; null where it is none. */
export function readLink(text) {
    const found = /^\s*(http|https):\/\/([^\s/?#@]+)((?:\/[^\s/?#]+)*)\/?#\/join\/([A-Za-z0-9_-]{20,200})\/?\s*$/.exec(text);
    if (found === null)
        return null;
    const [, scheme = '', host = '', path = '', key = ''] = found;
    const base = `${scheme}://${host}${path}/`;
    return { base, socket: `${base.replace(/^http/, 'ws')}${SOCKET_PATH}`, key };
}
//# sourceMappingURL=links.js.map