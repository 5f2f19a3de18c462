import type { AnyRuleset, AnyScene, Command, Game } from '@fray/kernel';
/** A fight in which Ann may strike Orc, and somebody may react. */
export interface Attack {
    readonly rules: AnyRuleset;
    readonly scene: AnyScene;
    readonly command: Command;
    readonly ann: number;
    readonly orc: number;
}
/** Opens an encounter; throws what is wrong with it. */
export declare function openFight(game: Game, encounter: object): {
    rules: AnyRuleset;
    scene: AnyScene;
};
/** The row of a combatant by its name. */
export declare const rowOf: (scene: AnyScene, name: string) => number;
/** Ann's sword at the Orc, Test against 12; nobody reacts to a blow in this ruleset. */
export declare const zonesBlow: () => Attack;
/** Ann walks away from the Orc, who may take a free attack. */
export declare const zonesRetreat: () => Attack;
/** Ann's blade at the Orc, who may go into Total Defense. */
export declare const shockBlow: () => Attack;
/** Ann's sword at the Orc, who may strike back when she rolls a natural 1. */
export declare const freeHitsBlow: () => Attack;
/** Ann's blow at the Orc, who may parry a hit. */
export declare const escalationBlow: () => Attack;
/** Ann's sword at the Orc in Full-Defense, who may riposte. */
export declare const weaponSpeedBlow: () => Attack;
/** One blow in each ruleset. */
export declare const blows: Readonly<Record<string, () => Attack>>;
//# sourceMappingURL=attacks.d.ts.map