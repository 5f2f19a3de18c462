import type { CombatantTold, CombatantValues, combatantFields } from './combatant-fields.ts';
import type { Reader } from './fields.ts';
export declare const PC_FIELDS: (keyof typeof combatantFields)[];
/** What it is, and its side: PCs and NPCs are the party's, enemies are of the other. */
export declare function settleKind({ name, kind: said, side }: CombatantValues, { raw, path, at }: CombatantTold, r: Reader): {
    kind: number;
    side: number;
};
/** Points of which there are more than there can be at most. */
export declare function checkPoints({ name, hp, recoveries, power, secondary }: CombatantValues, { wrong }: CombatantTold): void;
/** What a PC does not say because it follows from its being one, and what only one who is Dying has. */
export declare function checkPc({ name, hp, stabilized, hardFall }: CombatantValues, { raw, wrong }: CombatantTold): void;
/** What an enemy or NPC does not have, and is not without hit points. */
export declare function checkOther({ name, hp }: CombatantValues, kind: number, { raw, wrong }: CombatantTold): void;
//# sourceMappingURL=combatant-checks.d.ts.map