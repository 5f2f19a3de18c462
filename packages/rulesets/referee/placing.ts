/** The data of a joining combatant, with the square where it starts. */
export const withPlace = (raw: unknown, at: string): unknown =>
  typeof raw === 'string' ? { from: raw, at } : typeof raw === 'object' && raw !== null ? { ...raw, at } : raw
