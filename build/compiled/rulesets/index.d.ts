import type { Game } from '@fray/kernel/rules';
type Load = () => Promise<Game>;
/** Every ruleset by its id, loaded when somebody asks for it. */
export declare const rulesets: Readonly<Record<string, Load>>;
/**
 * One more ruleset, from elsewhere: from now on it is there for everything that takes rulesets by their ids. Hosts add it
 * before they ask for any.
 * @throws where there is one with that id already
 */
export declare function addRuleset(id: string, load: Load): void;
export {};
//# sourceMappingURL=index.d.ts.map