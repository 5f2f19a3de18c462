/** Whether `npm start` or `npm run fray` has started us. */
const byNpm = (): boolean => ['start', 'fray'].includes(process.env.npm_lifecycle_event ?? '')

/** What to type in front of a command of ours: `fray`, or the same by npm where that is how we were started. */
export const selfName = (): string => (byNpm() ? 'npm run fray --' : 'fray')

/** npm runs scripts in the package's folder: goes back to where the person was, so that paths mean what they say. */
export function goWhereThePersonIs(): void {
  const { INIT_CWD } = process.env
  if (!byNpm() || INIT_CWD === undefined) return
  try {
    process.chdir(INIT_CWD)
  } catch {
    // The folder is gone; paths are then read from where npm has put us.
  }
}
