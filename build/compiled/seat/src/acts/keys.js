import { canonical } from '@fray/kernel';
/**
 * The keys of what one seat may do: `a1`, `m2`, `st3`, by the first letters of the action, so that numbers stay low. A
 * command has the same key whenever it is listed in this fight, and a key that was shown once never comes to mean another
 * command.
 */
export class Keys {
    prefixes;
    keys = new Map();
    commands = new Map();
    counts = new Map();
    /** @param actions ids of the ruleset's actions, in its order: the first with a letter has it alone. */
    constructor(actions) {
        this.prefixes = prefixesOf(actions);
    }
    /** The key of a command. */
    of(command) {
        const id = canonical(command);
        const known = this.keys.get(id);
        if (known !== undefined)
            return known;
        const letter = this.prefixes.get(command.action) ?? command.action.charAt(0);
        const number = (this.counts.get(letter) ?? 0) + 1;
        const key = `${letter}${number}`;
        this.counts.set(letter, number);
        this.keys.set(id, key);
        this.commands.set(key, command);
        return key;
    }
    /** The command of a key that has been shown; null for any other. */
    commandOf(key) {
        return this.commands.get(key.toLowerCase()) ?? null;
    }
}
/** A short beginning for each action that no other has: `a` attack, `sh` shove, `td` total-defense. */
function prefixesOf(actions) {
    const prefixes = new Map();
    const taken = new Set();
    for (const action of actions) {
        const letters = action.replace(/[^a-z]/g, '');
        const initials = action
            .split('-')
            .map((word) => word.charAt(0))
            .join('');
        const shorter = [...letters].map((_, at) => letters.slice(0, at + 1));
        const wanted = [...shorter.slice(0, 1), ...(initials.length > 1 ? [initials] : []), ...shorter.slice(1)];
        const prefix = wanted.find((one) => !taken.has(one)) ?? letters;
        taken.add(prefix);
        prefixes.set(action, prefix);
    }
    return prefixes;
}
//# sourceMappingURL=keys.js.map