/** What is said of somebody who joins, with the square where it comes in. */
export const withPlace = (raw: unknown, at: string): unknown =>
  typeof raw === 'string' ? { from: raw, at } : typeof raw === 'object' && raw !== null ? { ...raw, at } : raw
