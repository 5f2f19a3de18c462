/** Adds chances up over several fights, each as likely as the others. */
export class Average {
    fights = 0;
    struck = false;
    hits = 0;
    unanswered = 0;
    isAnswered = false;
    special = new Map();
    checks = new Map();
    people = new Map();
    /** Whether nothing has been added. */
    get isEmpty() {
        return this.fights === 0;
    }
    /** Adds what odds say of one fight; `plain`: what they say of it where nobody reacts, if that is something else. */
    add({ blow, combatants, checks }, name, plain = blow) {
        this.fights++;
        this.struck ||= plain !== null;
        this.unanswered += plain?.hit.value ?? 0;
        this.isAnswered ||= isOther(plain, blow);
        if (blow !== null) {
            this.hits += blow.hit.value;
            for (const [words, { value }] of blow.words)
                this.special.set(words, (this.special.get(words) ?? 0) + value);
        }
        for (const { who: row, what, rule, made, passed } of checks) {
            const id = `${row} ${what} ${rule}`;
            const sums = this.checks.get(id) ?? { who: name(row), what, rule, made: 0, passed: 0 };
            sums.made += made.value;
            sums.passed += passed.value;
            this.checks.set(id, sums);
        }
        for (const one of combatants)
            this.addCombatant(name(one.row), one);
    }
    addCombatant(who, { falls, hurt, damage, injured, effects }) {
        const sums = this.people.get(who) ?? new Sums();
        this.people.set(who, sums);
        sums.falls += falls.value;
        sums.hurt += hurt.value;
        sums.loss += damage.value;
        sums.injured += injured.value;
        for (const [words, { value }] of effects)
            sums.may.set(words, (sums.may.get(words) ?? 0) + value);
    }
    /** The means. `actor` is the name of the one who acts. */
    chances(kind, actor) {
        const { fights } = this;
        const listed = (sums) => [...sums].map(([words, sum]) => ({ words, chance: sum / fights }));
        const people = [...this.people]
            .map(([who, { falls, hurt, loss, injured, may }]) => ({
            who,
            falls: falls / fights,
            hurt: hurt / fights,
            loss: loss / fights,
            injured: injured / fights,
            may: listed(may),
        }))
            .filter(({ falls, hurt, loss, injured, may }) => falls + hurt + Math.abs(loss) + injured > 0 || may.length > 0);
        return {
            kind,
            hits: this.struck ? this.unanswered / fights : null,
            withReactions: this.isAnswered ? this.hits / fights : null,
            special: listed(this.special),
            checks: [...this.checks.values()].map((sums) => ({
                ...sums,
                made: sums.made / fights,
                passed: sums.passed / fights,
            })),
            cost: people.find(({ who }) => who === actor) ?? null,
            on: people.filter(({ who }) => who !== actor),
        };
    }
}
/** Whether the two land with chances that are surely unlike: samples differ a little by themselves. */
function isOther(plain, answered) {
    const [a, b] = [plain?.hit ?? NEVER, answered?.hit ?? NEVER];
    return a.high + SAME < b.low || b.high + SAME < a.low;
}
const NEVER = { low: 0, high: 0 };
/** Fractions that are one may come to numbers so far apart. */
const SAME = 1e-9;
class Sums {
    falls = 0;
    hurt = 0;
    loss = 0;
    injured = 0;
    may = new Map();
}
//# sourceMappingURL=chances.js.map