/** The most choices that are listed one by one. */
const CHOICES = 60

const SQUARE = /^(\d+),(\d+)$/

/**
 * The choices for a parameter: squares as ranges along their rows, `2-5,3` for 2,3 to 5,3, so that all of them fit;
 * anything else one by one, up to `most`.
 */
export function choicesData(
  choices: readonly unknown[],
  most = CHOICES,
): { readonly squares: readonly string[] } | { readonly choices: readonly unknown[] } {
  const squares = choices.map((one) => SQUARE.exec(String(one)))
  const found = squares.flatMap((one) => (one === null ? [] : [{ x: Number(one[1]), y: Number(one[2]) }]))
  if (found.length < 4 || found.length < choices.length) return { choices: choices.slice(0, most) }
  const sorted = found.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const runs: { y: number; from: number; to: number }[] = []
  for (const { x, y } of sorted) {
    const last = runs.at(-1)
    if (last !== undefined && last.y === y && x <= last.to + 1) last.to = x
    else runs.push({ y, from: x, to: x })
  }
  return { squares: runs.map(({ y, from, to }) => (from === to ? `${from},${y}` : `${from}-${to},${y}`)) }
}
