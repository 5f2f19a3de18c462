import type { About } from '@fray/kernel/rules';
/** What one sees of somebody without knowing what it can do: a thing in its hands, unless `kind` says otherwise. */
export declare const unknownThing: (title: string, kind?: About['kind']) => About;
//# sourceMappingURL=unknown.d.ts.map