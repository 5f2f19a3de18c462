/** Something is wanted of the past that was forgotten: a host that keeps the journal has it. */
export class Forgotten extends Error {
  override name = 'Forgotten'
}

/** Throws {@link Forgotten}. */
export function forgotten(): never {
  throw new Forgotten('This was so long ago that only the journal has it.')
}

/** Stands where something was forgotten: to read anything of it throws {@link Forgotten}. */
export const FORGOTTEN = new Proxy({}, { get: forgotten }) as never
