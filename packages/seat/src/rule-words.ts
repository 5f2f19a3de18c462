/** Fields of a seat's data that hold words of the rules, or several. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'words word label title prompt under reason event pointless why occasion source ends finer rest whole head about text ' +
    'lines notes cautions what hazard note unit health states fact detail whyNot verdict distance refused dice'
  ).split(' '),
)

/** Fields whose content is for programs, or written by people: it is left as it is. */
const KEPT: ReadonlySet<string> = new Set(
  'command given ref refs key id value beats message looks packs options choices'.split(' '),
)

/** Whether texts in a field of a seat's data are words of the rules. `within`: the enclosing field, if any. */
export const hasRuleWords = (field: string, within = ''): boolean =>
  WORDS.has(field) || (field === 'name' && (within === 'conditions' || within === 'things'))

/**
 * Whether a field of a seat's data is not text to read. Options of a question have words; those of a fight are for
 * programs.
 */
export const isForMachines = (field: string, inside: unknown): boolean =>
  KEPT.has(field) && !(field === 'options' && Array.isArray(inside))
