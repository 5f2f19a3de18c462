/** What stands in a sentence that was made of something that is not there, or of pieces that do not fit. */
const SLIP =
  /undefined|\bnull\b|NaN|\[object|combatant -?\d|\{\d+\}|(?:^|[^.])\.\.(?!\.)|\. \.|[!?]\.(?:\s|$)| [,;](?:\s|$)| {2}/

/** Whether a sentence for people has a hole in it, or two stops or spaces where one belongs. */
export const hasSlip = (text: string): boolean => SLIP.test(text)
