import { type ChangeEvent, type Where, type Who } from '@fray/kernel/rules';
import type { EscalationScene } from './scene.ts';
type Here = Where<EscalationScene>;
/** What gave Advantage or Disadvantage, in brackets. */
export declare const because: (all: readonly string[] | null) => string;
/** How a check went. */
export declare const success: (passed: boolean | null) => string;
/** In what way somebody is out of the fight, by position in OUT. */
export declare const OUT_WORDS: string[];
/** How long a condition lasts, as the end of a sentence. */
export declare function lastsText({ lasts, save, of, }: {
    readonly lasts: string;
    readonly save: number;
    readonly of: string;
}): string;
/** Words of the referee that say that nothing more comes of it. */
export declare const NOTHING: readonly string[];
/** The change of hit points that comes with the damage just told, as the listener may know it. */
export declare const hurtBy: ({ events, at }: Here, target: Who) => ChangeEvent | undefined;
export {};
//# sourceMappingURL=sentences.d.ts.map