import { gunzipSync, gzipSync } from 'node:zlib'

/** Plain data as bytes that are kept and sent. Numbers come out as they went in. */
export const pack = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value), { level: 1 })

/** What was packed. */
export const unpack = (bytes: Uint8Array): unknown => JSON.parse(gunzipSync(bytes).toString('utf8'))
