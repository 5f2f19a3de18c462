import { type Command, type Option, type Question } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** The offer of what a unit may command now although nobody waits for its command. The words are made when somebody reads them. */
export declare class CommandOffer implements Question {
    readonly kind = "choice";
    readonly preset = 1;
    readonly decline = 0;
    readonly reaction = true;
    readonly quiet = true;
    readonly rule: 'opening-attack' | 'stand-up-out-of-turn';
    readonly to: number;
    readonly moment: string;
    readonly prompt: string;
    readonly about: readonly number[];
    /** What is offered, from the second option on. */
    readonly commands: readonly Command[];
    private readonly scene;
    private made;
    constructor(scene: FreeHitsScene, to: number, rule: CommandOffer['rule'], commands: readonly Command[]);
    get options(): readonly Option[];
}
/**
 * Before the battle starts, whoever gets at an enemy is asked in roster order whether it opens it by attacking: those whom
 * the referee lets open, if any are named, else everybody until one does.
 */
export declare function offerOpening(scene: FreeHitsScene): void;
/**
 * What happens after each command. One that lies on the ground is then asked whether it gets up out of turn: when it has
 * been knocked down, and when an enemy's turn comes.
 */
export declare function settleFight(scene: FreeHitsScene): void;
//# sourceMappingURL=offers.d.ts.map