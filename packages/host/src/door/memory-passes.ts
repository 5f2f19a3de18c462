import type { NewPass, Pass, Passes } from './passes.ts'

const isSame = (a: Pass, b: Pass): boolean => a.fight === b.fight && a.seat === b.seat

/** Keys that nobody keeps when the program ends: for tests, workers and trying out. */
export class MemoryPasses implements Passes {
  private readonly passes = new Map<string, Pass>()
  private readonly chance: () => string

  /** @param chance makes texts that nobody can guess */
  constructor(chance: () => string) {
    this.chance = chance
  }

  async find(key: string): Promise<Pass | null> {
    return this.passes.get(key) ?? null
  }

  async make(pass: Pass): Promise<string> {
    return this.prepare(pass).key
  }

  /** Good at once, for no store keeps it. */
  prepare(pass: Pass): NewPass {
    const key = this.chance()
    this.passes.set(key, pass)
    return { key, kept: { id: '', digest: new Uint8Array(), seat: pass.seat } }
  }

  async revoke(pass: Pass): Promise<number> {
    const keys = [...this.passes].filter(([, one]) => isSame(one, pass)).map(([key]) => key)
    for (const key of keys) this.passes.delete(key)
    return keys.length
  }
}
