import { type Who } from '@fray/kernel/rules';
import type { Ability } from '../kinds/abilities.ts';
import type { Effect } from '../kinds/effects.ts';
import { type EscalationScene } from '../scene.ts';
/** Where effects come from. */
export interface Source {
    readonly user: number;
    readonly ability: Ability | null;
    /** Row of the sustained ability that keeps up what lasts, or -1. */
    readonly keeper: number;
    /** Who set off the reaction, or -1. */
    readonly triggerer: number;
}
/** Does what effects say, one after the other. Damage of an attack has been dealt already: `withDamage` is for all else. */
export declare function applyEffects(scene: EscalationScene, target: Who, effects: readonly Effect[], from: Source, withDamage?: boolean): void;
/** A Last Gasp begins: Death Saves from now on, with the hit points kept. */
export declare function startGasp(scene: EscalationScene, who: Who, outcome: string): void;
/** The combatant pops off one of those enemies, whom the chooser names, or all of them. */
export declare function popOffFrom(scene: EscalationScene, who: Who, chooser: number, from: readonly number[], all: boolean): void;
//# sourceMappingURL=effects.d.ts.map