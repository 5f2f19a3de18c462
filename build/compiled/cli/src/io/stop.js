/** What the command's exit code says. */
export const EXIT = { done: 0, failed: 1, badInput: 2, interrupted: 130 };
/** Ends the command with an exit code and a message for the person who can mend it; an empty message says nothing. */
export class Stop extends Error {
    name = 'Stop';
    code;
    constructor(code, message) {
        super(message);
        this.code = code;
    }
}
/** Something that a person gave is not right: exit code 2. */
export const badInput = (message) => new Stop(EXIT.badInput, message);
/** Somebody pressed Ctrl-C. */
export class Interrupted extends Error {
    name = 'Interrupted';
}
/** An error in one sentence, whatever it is. */
export const sentenceOf = (error) => (error instanceof Error ? error.message : String(error));
//# sourceMappingURL=stop.js.map