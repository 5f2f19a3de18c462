/** The longest row that fits into the bits of one number. */
export const ROW = 30

/** The bits `low` to `high` of a row that begins at `start` and has `length` points. */
function bits(low: number, high: number, start: number, length: number): number {
  const from = low > start ? low - start : 0
  const to = high < start + length - 1 ? high - start : length - 1
  return from > to ? 0 : ((2 << to) - 1) & ~((1 << from) - 1)
}

/**
 * Which points of a row a solid hides from the point q, seen from above: bit i stands for the point (start + i, y), and is
 * set when some point strictly between it and q lies in the box `at` of `boxes` (x1, y1, z1, x2, y2, z2).
 *
 * Whole numbers only. With t the part of the way from q, the rectangle's y holds for t from `near / h` to `far / h`, both
 * multiplied by h; the point of the row whose line is at x when t is far along is qx + (x - qx) * h / far. The points hidden
 * are convex, so in a row they lie between a least and a greatest one. An end of the stretch at t = 0 or t = 1 is not on
 * the line, hence the cases. Feet stay below 2^20 either way, so products stay below 2^42 and quotients round rightly.
 */
// biome-ignore lint/complexity/useMaxParams: asked for every line of sight, where no object may be made.
export function hiddenFlat(
  boxes: Int32Array,
  at: number,
  qx: number,
  qy: number,
  y: number,
  start: number,
  length: number,
): number {
  const y1 = boxes[at + 1]
  const y2 = boxes[at + 4]
  let h = y - qy
  let near = 0
  let far = h
  if (h > 0) {
    if (y2 <= qy || y1 >= y) return 0
    if (y2 < y) far = y2 - qy
    if (y1 > qy) near = y1 - qy
  } else if (h < 0) {
    if (y1 >= qy || y2 <= y) return 0
    h = -h
    far = y1 > y ? qy - y1 : h
    if (y2 < qy) near = qy - y2
  } else if (y1 > qy || y2 < qy) return 0
  const x1 = boxes[at] - qx
  const x2 = boxes[at + 3] - qx
  let low = x1 > 0 ? (far === h ? x1 + 1 : Math.ceil((x1 * h) / far)) : 0
  if (x1 < 0) low = near === 0 ? -0x3fffffff : Math.ceil((x1 * h) / near)
  let high = x2 < 0 ? (far === h ? x2 - 1 : Math.floor((x2 * h) / far)) : 0
  if (x2 > 0) high = near === 0 ? 0x3fffffff : Math.floor((x2 * h) / near)
  return bits(low + qx, high + qx, start, length)
}

/**
 * The same in space: bit i stands for the point (start + i, y, z), and is set when some point strictly between it and
 * (qx, qy, qz) lies in the closed box `at` of `boxes` (x1, y1, z1, x2, y2, z2). The stretch of t is a pair of fractions.
 */
// biome-ignore lint/complexity/useMaxParams: asked for every line of sight, where no object may be made.
export function hiddenInSpace(
  boxes: Int32Array,
  at: number,
  qx: number,
  qy: number,
  qz: number,
  y: number,
  z: number,
  start: number,
  length: number,
): number {
  let nearUp = 0
  let nearDown = 1
  let farUp = 1
  let farDown = 1
  for (let axis = 1; axis < 3; axis++) {
    const q = axis === 1 ? qy : qz
    const p = axis === 1 ? y : z
    let low = boxes[at + axis]
    let high = boxes[at + axis + 3]
    let way = p - q
    if (way === 0) {
      if (low > q || high < q) return 0
      continue
    }
    if (way > 0) {
      low -= q
      high -= q
    } else {
      way = -way
      const mirrored = q - high
      high = q - low
      low = mirrored
    }
    if (high <= 0 || low >= way) return 0
    if (high < way && high * farDown < farUp * way) {
      farUp = high
      farDown = way
    }
    if (low > 0 && low * nearDown > nearUp * way) {
      nearUp = low
      nearDown = way
    }
  }
  if (nearUp * farDown > farUp * nearDown) return 0
  const x1 = boxes[at] - qx
  const x2 = boxes[at + 3] - qx
  let low = x1 > 0 ? (farUp === farDown ? x1 + 1 : Math.ceil((x1 * farDown) / farUp)) : 0
  if (x1 < 0) low = nearUp === 0 ? -0x3fffffff : Math.ceil((x1 * nearDown) / nearUp)
  let high = x2 < 0 ? (farUp === farDown ? x2 - 1 : Math.floor((x2 * farDown) / farUp)) : 0
  if (x2 > 0) high = nearUp === 0 ? 0x3fffffff : Math.floor((x2 * nearDown) / nearUp)
  return bits(low + qx, high + qx, start, length)
}
