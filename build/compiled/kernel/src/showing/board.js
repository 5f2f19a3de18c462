/*
 * What of a fight can be drawn, as plain data: a host draws it with characters, on a canvas or in words. Combatants are
 * called by their names, sides by their ids, places by what commands call them: a square is `5,7` (x to the east, y to the
 * north, counted from the ground's `origin`), a Zone has its id.
 */
export {};
//# sourceMappingURL=board.js.map