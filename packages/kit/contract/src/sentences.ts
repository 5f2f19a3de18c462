/** Traces of a missing value, or of pieces that do not fit, in a message. */
const SLIP =
  /undefined|\bnull\b|NaN|\[object|combatant -?\d|\{\d+\}|(?:^|[^.])\.\.(?!\.)|\. \.|[!?]\.(?:\s|$)| [,;](?:\s|$)| {2}/

/** Whether a message has a hole in it, or doubled full stops or spaces. */
export const hasSlip = (text: string): boolean => SLIP.test(text)
