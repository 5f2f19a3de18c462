import type { Lens } from '@fray/kernel/rules';
import type { EscalationScene } from './scene.ts';
type Plain = Record<string, unknown>;
/** What is left out of what others see of one whose side hides its defenses, or what it can do. */
export declare const secretFacts: {
    readonly defenses: readonly ['ac', 'pd', 'md'];
    readonly abilities: readonly ['level', 'tier', 'vitality', 'recoveries', 'recoveriesMax', 'power', 'volition', 'attackBonus', 'escalation', 'abilities', 'advantages', 'stances', 'skills', 'recovery', 'tags'];
};
/** What a combatant's columns do not say in words. */
export declare function describe(scene: EscalationScene, row: number, lens: Lens): Plain;
/** What the whole fight's columns do not say in words. */
export declare function describeFight(scene: EscalationScene, lens: Lens): Plain;
/** Facts about two combatants, and about the table of averages, worked out when somebody asks. */
export declare function fact(scene: EscalationScene, path: readonly string[]): unknown;
/** How somebody with so many hit points looks. */
export declare function healthWord(scene: EscalationScene, row: number, hp: number | null): string;
export {};
//# sourceMappingURL=describe.d.ts.map