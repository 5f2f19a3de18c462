import { randomBytes } from 'node:crypto';
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** A seed that nobody can guess, short enough to read aloud: letters and digits that are not mistaken for each other. */
export const freshSeed = () => Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('');
//# sourceMappingURL=seed.js.map