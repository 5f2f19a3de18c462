import { type AnyRuleset, type AnyScene, type Hideable, type Lens, type Random, type Setup } from '@fray/kernel';
/** The seat whose eyes are tried. */
export declare const EYES = 1;
/** How others see a side's life. */
export type OthersSee = 'exact' | 'word' | 'nothing';
/** What sides may keep from others in a fight that is tried. */
export interface Secrets {
    readonly sees: OthersSee;
    readonly hides: readonly Hideable[];
}
/** The fight with two seats, one for the first side and the referee's for the rest, who see of each other only so much. */
export declare function withSecrets(setup: Setup, { sees: hitPoints, hides }: Secrets): Setup;
/** Gives the first side to the seat that is tried, and everybody else to the referee. */
export declare function seatEverybody(rules: AnyRuleset, scene: AnyScene): void;
/** Hides some of those who are not the seat's, where the game knows that. */
export declare function hideSome(rules: AnyRuleset, scene: AnyScene, random: Random): void;
/** Changes what the lens may not know, so that it looks the same. Returns how many cells are otherwise now. */
export declare function changeSecrets(rules: AnyRuleset, scene: AnyScene, lens: Lens, random: Random): number;
/** All that a seat gets to know while nothing happens: its view, what its combatants may do, and why not. */
export declare function shownTo(rules: AnyRuleset, scene: AnyScene): string;
/** What two fights have been compared in. */
export interface Compared {
    readonly cells: number;
    readonly listings: number;
    readonly commands: number;
}
/**
 * Compares the fight with one that is otherwise where the seat may not know it. Throws a sentence with what gives the
 * difference away. The scene is afterwards as it was.
 */
export declare function checkSecrets(rules: AnyRuleset, scene: AnyScene, seed: string, random: Random): Compared;
//# sourceMappingURL=secrets.d.ts.map