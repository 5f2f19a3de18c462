/** Thrown when something is needed from the dropped part of a fight; a host that keeps the journal can restore it. */
export class Forgotten extends Error {
  override name = 'Forgotten'
}

/** Throws {@link Forgotten}. */
export function forgotten(): never {
  throw new Forgotten('This was so long ago that only the journal has it.')
}

/** Placeholder for dropped details: reading any of its fields throws {@link Forgotten}. */
export const FORGOTTEN = new Proxy({}, { get: forgotten }) as never
