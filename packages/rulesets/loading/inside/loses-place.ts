/** Whether a key of a map stands before all others, wherever it was written: JavaScript has whole numbers first. */
export const losesPlace = (key: string): boolean => /^(0|[1-9]\d{0,9})$/.test(key)
