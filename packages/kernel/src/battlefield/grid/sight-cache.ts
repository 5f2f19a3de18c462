import type { Body } from './grid.ts'

/** Numbers per entry: open doors, viewer's square, z, size, target's square, z, size, answer. */
const ENTRY = 8

/**
 * The latest answers about a grid, in two slots per hash value, so it never grows. An answer that was dropped is
 * recalculated with the same result.
 */
export class SightCache {
  private readonly entries: Int32Array
  private readonly lastPair: number

  /** A cache for a map of so many squares: some answers per square, 256 to 32,768 in all. */
  constructor(squares: number) {
    const slots = 1 << (32 - Math.clz32(Math.min(32767, Math.max(255, squares * 8))))
    // No body has size 0, so an empty entry never matches.
    this.entries = new Int32Array(slots * ENTRY)
    this.lastPair = slots / 2 - 1
  }

  /** Where the two slots of a question start. */
  slot(openDoors: number, viewer: Body, target: Body): number {
    let hash = (Math.imul(viewer.square, 0x2c1b3c6d) + Math.imul(target.square, 0x297a2d39)) | 0
    hash = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + Math.imul(openDoors, 0x1b873593)) | 0
    const heights =
      Math.imul(viewer.z * 64 + viewer.size, 0x85ebca6b) ^ Math.imul(target.z * 64 + target.size, 0x27d4eb2f)
    hash = Math.imul(hash ^ heights, 0x2c1b3c6d)
    hash ^= hash >>> 13
    return ((hash ^ (hash >>> 17)) & this.lastPair) * (2 * ENTRY)
  }

  /** The answer to this question if one of its slots holds it, or -1. */
  get(slot: number, openDoors: number, viewer: Body, target: Body): number {
    const found = this.at(slot, openDoors, viewer, target)
    return found >= 0 ? found : this.at(slot + ENTRY, openDoors, viewer, target)
  }

  /** Stores an answer in the first slot; the one that was there moves to the second. */
  set(slot: number, openDoors: number, viewer: Body, target: Body, mask: number): void {
    const { entries } = this
    for (let i = 0; i < ENTRY; i++) entries[slot + ENTRY + i] = entries[slot + i]
    entries[slot] = openDoors
    entries[slot + 1] = viewer.square
    entries[slot + 2] = viewer.z
    entries[slot + 3] = viewer.size
    entries[slot + 4] = target.square
    entries[slot + 5] = target.z
    entries[slot + 6] = target.size
    entries[slot + 7] = mask
  }

  private at(slot: number, openDoors: number, viewer: Body, target: Body): number {
    const { entries } = this
    return entries[slot] === openDoors &&
      entries[slot + 1] === viewer.square &&
      entries[slot + 2] === viewer.z &&
      entries[slot + 3] === viewer.size &&
      entries[slot + 4] === target.square &&
      entries[slot + 5] === target.z &&
      entries[slot + 6] === target.size
      ? entries[slot + 7]
      : -1
  }
}
