/** Tasks that a thread remembers. */
const MOST = 8

/** What a thread has been told, by id: the latest few. Both ends keep one and forget alike. */
export class RecentTasks<T> {
  private readonly entries = new Map<number, T>()

  has(id: number): boolean {
    return this.entries.has(id)
  }

  get(id: number): T | undefined {
    return this.entries.get(id)
  }

  put(id: number, value: T): void {
    this.entries.set(id, value)
    if (this.entries.size > MOST) this.entries.delete([...this.entries.keys()][0] as number)
  }
}
