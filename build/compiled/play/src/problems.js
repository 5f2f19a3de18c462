/** An encounter or a saved fight that cannot be played. The message has a line for each problem. */
export class BadInput extends Error {
    problems;
    constructor(problems) {
        super(problems.map(({ where, message }) => (where === '' ? message : `${where}: ${message}`)).join('\n'));
        this.name = 'BadInput';
        this.problems = problems;
    }
}
//# sourceMappingURL=problems.js.map