import { type AnyRuleset, type AnyScene, type Played } from '@fray/kernel';
/**
 * Throws where a fight of a ruleset that declares its events tells of something that is not declared, or says a sentence
 * with a hole in it.
 */
export declare function checkEvents(rules: AnyRuleset, scene: AnyScene, played: readonly Played[]): void;
//# sourceMappingURL=declared-events.d.ts.map