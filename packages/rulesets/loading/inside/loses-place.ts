/**
 * Whether a key of a map moves to the front regardless of where it was written: JavaScript sorts whole numbers first.
 */
export const losesPlace = (key: string): boolean => /^(0|[1-9]\d{0,9})$/.test(key)
