/** Why a host refuses something, where no rule of the game does. The kernel's and rulesets' rules come besides. */
export declare const REFUSALS: {
    readonly 'not-understood': {
        readonly temporary: false;
        readonly what: 'The words themselves were wrong: the sentence says what would be right.';
    };
    readonly 'not-your-seat': {
        readonly temporary: false;
        readonly what: 'It is for another seat, or for the referee.';
    };
    readonly 'unknown-name': {
        readonly temporary: false;
        readonly what: 'There is nothing of that name or key, or the seat knows of none.';
    };
    readonly 'bad-value': {
        readonly temporary: false;
        readonly what: 'It cannot be that, or not any more: the question is closed, there is nothing to take back.';
    };
    readonly 'question-open': {
        readonly temporary: true;
        readonly what: 'An answer is awaited first.';
    };
    readonly 'read-only': {
        readonly temporary: false;
        readonly what: 'The fight can be looked at and not be played on.';
    };
    readonly 'not-saved': {
        readonly temporary: true;
        readonly what: 'It could not be saved, so it has not happened: the disk is full, say.';
    };
    readonly 'too-fast': {
        readonly temporary: true;
        readonly what: 'More is asked at once than may be.';
    };
    readonly 'too-much': {
        readonly temporary: false;
        readonly what: 'It is larger or takes longer than may be.';
    };
};
/** The name of a reason that is the host's own. */
export type RefusalName = keyof typeof REFUSALS;
//# sourceMappingURL=refusals.d.ts.map