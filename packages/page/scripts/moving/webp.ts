/** One frame of a moving picture: a still WebP that is laid at x and y over what is there, and how long it stays. */
export interface Frame {
  readonly webp: Buffer
  /** In pixels from the left and from the top, both even. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly milliseconds: number
}

/** A chunk of a RIFF file: its name, its length, what is in it, filled up to an even length. */
const chunk = (name: string, ...body: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(body)
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

const number24 = (value: number): Buffer => {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}

/** The chunk of a still WebP with the picture itself: apart from colour profiles and from how opaque it is, which it is everywhere. */
function pictureOf(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const end = at + 8 + webp.readUInt32LE(at + 4)
    const next = end + (end % 2)
    if (/^VP8[ L]$/.test(webp.toString('latin1', at, at + 4))) return webp.subarray(at, next)
    at = next
  }
  throw new Error('A frame is no WebP with a picture in it.')
}

/** An animated WebP that runs again and again. */
export function movingWebp(width: number, height: number, frames: readonly Frame[]): Buffer {
  const extended = chunk('VP8X', Buffer.from([0b10, 0, 0, 0]), number24(width - 1), number24(height - 1))
  const animation = chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0]))
  const shown = frames.map((frame) => {
    const place = [frame.x / 2, frame.y / 2, frame.width - 1, frame.height - 1, frame.milliseconds].map(number24)
    // Laid over the frame before without blending.
    return chunk('ANMF', ...place, Buffer.from([0b10]), pictureOf(frame.webp))
  })
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), extended, animation, ...shown])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
