/** Something that was only to be looked at was refused. */
export class Refused extends Error {
    name = 'Refused';
    rule;
    constructor(rule, reason) {
        super(reason);
        this.rule = rule;
    }
}
//# sourceMappingURL=connection.js.map