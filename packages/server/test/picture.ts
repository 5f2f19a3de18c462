/** The smallest whole picture there is. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** How long its last part is, which says that it is whole. */
const END = 12

/** The same picture with so many thousand bytes in it that nobody looks at. */
export const pictureOf = (thousands: number): Buffer =>
  Buffer.concat([PNG.subarray(0, -END), Buffer.alloc(thousands * 1000, thousands), PNG.subarray(-END)])
