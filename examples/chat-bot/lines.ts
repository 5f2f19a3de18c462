import type { Connection } from '@fray/live/client'

type Lines = Connection['now']['told']

/**
 * The lines behind the last that was shown, by its number and its words: a server that was started again, and another one, numbers lines
 * otherwise, for what was taken back is not told again. Where the last was taken back itself, all of them.
 */
export async function linesBehind(
  seat: Pick<Connection, 'ask'>,
  { shown, last }: { readonly shown: number; readonly last: string },
): Promise<Lines> {
  const since = async (n: number) => (await seat.ask({ do: 'told', since: n })) as Lines
  const lines = await since(Math.max(0, shown - 1))
  if (shown === 0) return lines
  if (lines[0]?.n === shown && lines[0].words === last) return lines.slice(1)
  const all = await since(0)
  return all.slice(all.findLastIndex(({ words }) => words === last) + 1)
}
