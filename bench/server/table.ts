/** One fight with its clients, as the generator drives it: one command at a time. */
export interface BenchTable {
  /**
   * Has whose turn it is give a command. `acknowledged` is called when it is answered, `seen` once for each other client that has
   * learnt of it.
   */
  action(acknowledged: () => void, seen: () => void): void
  close(): void
}

/** Fights of some servers, made before anything is measured. */
export type MakeTables = (addresses: readonly string[], fights: number, clients: number) => Promise<BenchTable[]>
