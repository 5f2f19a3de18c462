import type { About } from '@fray/kernel/rules';
import { type Entrant } from '../kinds/combatant.ts';
/** What may be told of a combatant: its numbers, what it has, its powers. */
interface Told {
    readonly facts: boolean;
    readonly things: boolean;
    readonly powers: boolean;
}
/** A combatant as it enters a fight, in sentences and numbers. */
export declare function aboutCombatant(entrant: Entrant, { facts, things, powers }: Told): Omit<About, 'title'>;
export {};
//# sourceMappingURL=about-combatant.d.ts.map