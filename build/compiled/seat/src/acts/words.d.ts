import type { Action, AnyRuleset, AnyScene, Command, Param, PlainCommand } from '@fray/kernel';
type AnyAction = Action<AnyScene, Command>;
/** How a command is typed behind the action's id: `Gob longsword`. Texts, which only whoever gives it can say, show as `...`. */
export declare function typedWords(params: readonly Param[], plain: PlainCommand): string;
/** What an action's command is called: by its title without what it costs, or by what it names in the title's place. */
export declare function titleWords({ title, titledBy }: Titled, plain: PlainCommand): string;
/** What stands behind the title, as a sentence goes on: `Gob with longsword`. */
export declare function parameterWords({ params, titledBy }: Titled, plain: PlainCommand): string;
type Titled = Pick<AnyAction, 'title' | 'titledBy' | 'params'>;
/** A command as a short sentence: `Ada: Attack Gob with longsword`. */
export declare function commandWords(rules: AnyRuleset, plain: PlainCommand): string;
export {};
//# sourceMappingURL=words.d.ts.map