import type { Who } from '@fray/kernel/rules';
import type { Spell } from '../kinds/spells.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** The unit's spell at the position. */
export declare const spellOf: (scene: FreeHitsScene, who: Who, spell: number) => Spell;
/** The row of a unit's running spell, or -1. */
export declare function runningRow(scene: FreeHitsScene, who: Who, spell: number): number;
/** Whether the unit casts a long spell or keeps one with an upkeep that is on (`channeling`). */
export declare function isChanneling(scene: FreeHitsScene, who: Who): boolean;
/** The spell with an upkeep that the unit keeps on, by position, or -1. */
export declare function keptSpell(scene: FreeHitsScene, who: Who): number;
/** A spell that has been cast goes on; one that ran already lies where it is cast now, and nowhere else. */
export declare function startRunning(scene: FreeHitsScene, who: Who, spell: number): void;
/** A running spell ends, with what it kept up. */
export declare function stopRunning(scene: FreeHitsScene, row: number, rule: Cited): void;
/** A spell that was being cast in parts is given up; what was paid is lost. */
export declare function stopCasting(scene: FreeHitsScene, who: Who, rule: Cited): void;
/** Nothing is being cast any more. */
export declare function forgetCasting(scene: FreeHitsScene, who: Who, rule: Cited): void;
/** The numbers of those on whom a running spell lies, worked out again. */
export declare function refreshKept(scene: FreeHitsScene, row: number, rule: Cited): void;
/** At the start of the caster's turn the upkeep of its spells is paid; one that it cannot pay lapses. */
export declare function payUpkeeps(scene: FreeHitsScene, who: Who): void;
/** The turn has really begun: spells whose upkeep was not paid are over. */
export declare function endLapsed(scene: FreeHitsScene, who: Who): void;
/** The turn is put off: upkeep that was paid comes back, spells that had lapsed are on again. */
export declare function takeBackUpkeeps(scene: FreeHitsScene, who: Who): void;
/** What the start of the turn took is settled. */
export declare function forgetUpkeeps(scene: FreeHitsScene, who: Who): void;
//# sourceMappingURL=running.d.ts.map