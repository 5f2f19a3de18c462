/** A digest without digits, so that nobody takes it for a number. */
export const inLetters = (digest: string): string => digest.replace(/\d/g, (sign) => 'ghijklmnop'.charAt(Number(sign)))
