import { type AnyScene, type Refusal } from '@fray/kernel/rules';
/** Why nobody can come into the fight any more, whatever became of those who came before, or null. */
export declare const isFull: (scene: AnyScene) => Refusal | null;
//# sourceMappingURL=room.d.ts.map