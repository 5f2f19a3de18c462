import { gunzipSync, gzipSync } from 'node:zlib'

/** Plain data as bytes to be stored and sent. Numbers come out exactly as they went in. */
export const pack = (value: unknown): Uint8Array => gzipSync(JSON.stringify(value), { level: 1 })

/** The data that was packed. */
export const unpack = (bytes: Uint8Array): unknown => JSON.parse(gunzipSync(bytes).toString('utf8'))
