/** A key by which spectators come in has this seat. */
export const SPECTATORS = 'spectators';
//# sourceMappingURL=passes.js.map