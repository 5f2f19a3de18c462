import { type Option, type Question, type Refusal, type Who } from '@fray/kernel/rules';
import { type Declared, type Holder } from '../declared.ts';
import { type Cited, type WeaponSpeedScene } from '../scene.ts';
import { type ItemRow } from '../tables.ts';
/** A combatant as it declares: its items go by their rows. */
export declare const holderOf: (scene: WeaponSpeedScene, row: Who) => Holder;
/** What each combatant has to declare with, as rows of items, by its row: gone through once for all who declare together. */
export declare function thingsAtHand(scene: WeaponSpeedScene): readonly (readonly number[])[];
/**
 * Everything that a combatant may think of declaring who has these items at hand ({@link thingsAtHand}). Legal or not: see
 * {@link declarationProblem}.
 */
export declare function declarations(scene: WeaponSpeedScene, row: Who, things: readonly number[]): readonly Declared[];
/** What a declaration adds to the Base Initiative. */
export declare const speedOfDeclared: (scene: WeaponSpeedScene, row: Who, declared: Declared) => number;
/** A declaration in words, as people answer it: `attack sword`, `full-defense`. */
export declare const declarationText: (scene: WeaponSpeedScene, row: Who, declared: Declared) => string;
/** Why somebody may not declare that, or null. */
export declare function declarationProblem(scene: WeaponSpeedScene, row: Who, { kind, thing }: Declared): Refusal | null;
/** Why the arms that hold an item cannot strike with it, or null. */
export declare function armProblem(scene: WeaponSpeedScene, row: Who, item: ItemRow): Refusal | null;
/** The question what somebody declares. Its options are worked out when somebody reads them. */
export declare class DeclareQuestion implements Question {
    readonly kind = "choice";
    readonly preset = 0;
    readonly prompt = "What does {0} declare?";
    readonly rule: Cited;
    readonly to: number;
    readonly about: readonly number[];
    readonly secret: boolean;
    /** What the options stand for, by position. */
    readonly choices: readonly Declared[];
    private readonly scene;
    private made;
    /** `things`: what it has at hand, as {@link thingsAtHand} says. */
    constructor(scene: WeaponSpeedScene, to: number, rule: Cited, secret: boolean, things: readonly number[]);
    valueAt(position: number): string;
    get options(): readonly Option[];
}
/** Whether the combatant declares at the beginning of a round. The paralyzed have nothing to declare. */
export declare const declares: (scene: WeaponSpeedScene, row: Who) => boolean;
/** Who declares, in the order in which the method asks; with `secret` all at once. */
export declare function declaringOrder(scene: WeaponSpeedScene): number[];
/** What somebody has declared, written into a turn of its row. */
export declare function writeDeclared(scene: WeaponSpeedScene, row: number, cell: number, { kind, thing, attack }: Declared, at: number, rule: Cited): void;
/** What was declared for a turn. */
export declare function declaredIn(scene: WeaponSpeedScene, row: Who, cell: number): Declared;
/** The Round Initiative of a declaration; for an improvised action the referee says what it adds. */
export declare function roundInitiative(scene: WeaponSpeedScene, row: Who, declared: Declared): number;
/** Tells what somebody has declared. */
export declare const noteDeclared: (scene: WeaponSpeedScene, row: Who, cell: number) => void;
//# sourceMappingURL=declaring.d.ts.map