/** A digest without digits, so that YAML does not read it as a number. */
export const inLetters = (digest: string): string => digest.replace(/\d/g, (sign) => 'ghijklmnop'.charAt(Number(sign)))
